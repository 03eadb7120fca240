"""What can be done with the player's own sets of rules, and what is said about it."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.ruleset import RuleError
from game.match.houserules import HouseRules, OwnRules, checked_name
from game.match.i18n import Words
from game.ui.setup.draft import Draft


class Shelf:
    """The sets, the name in the field, and the last thing to be said: a sentence, and whether it is a warning."""

    def __init__(self, kept: HouseRules, words: Words) -> None:
        self.kept, self.words = kept, words
        self.name = ""
        self.said: tuple[str, bool] | None = None
        if kept.faults:
            fault = self._sentence(kept.faults[0])
            self.said = words.text("own.damaged", fault=fault, name=kept.aside), True

    @property
    def files(self) -> tuple[str, ...]:
        """Files of rules that can be taken in; none where the folder cannot be read."""
        try:
            return self.kept.files()
        except OSError:
            return ()

    def do(self, way: str, draft: Draft) -> Draft:
        """Save the rules of a draft, or rename, delete or hand out its set; the draft as it is afterwards."""
        ways: dict[str, Callable[[Draft], Draft]] = {
            "save": self._save,
            "rename": self._rename,
            "delete": self._delete,
            "export": self._hand_out,
        }
        return self._try(lambda: ways[way](draft), draft, "own.unwritten" if way == "export" else "own.unsaved")

    def take_file(self, name: str, draft: Draft) -> Draft:
        """Take in one of the files."""
        return self._try(lambda: self._taken(self.kept.take_in_file(name), draft), draft)

    def take_text(self, text: str, draft: Draft) -> Draft:
        """Take in the text of a file from anywhere."""
        return self._try(lambda: self._taken(self.kept.take_in(text), draft), draft)

    def _try(self, change: Callable[[], Draft], draft: Draft, unsaved: str = "own.unsaved") -> Draft:
        try:
            return change()
        except RuleError as error:
            self.said = self._sentence(error), True
        except OSError:
            self.said = self.words.text(unsaved), True
        return draft

    def _sentence(self, error: RuleError) -> str:
        return self.words.text(error.key, **error.values)

    def _save(self, draft: Draft) -> Draft:
        others = (own.name for own in self.kept.sets if own.name != draft.own)
        own = self.kept.keep(OwnRules(checked_name(self.name, others), draft.game, draft.effective))
        self.said = self.words.text("own.saved", name=own.name), False
        return self._chosen(own, draft)

    def _rename(self, draft: Draft) -> Draft:
        own = self.kept.rename(draft.own, self.name)
        self.said = self.words.text("own.renamed", old=draft.own, name=own.name if own else ""), False
        self.name = own.name if own else ""
        return replace(draft, own=self.name)

    def _delete(self, draft: Draft) -> Draft:
        self.kept.remove(draft.own)
        self.said, self.name = (self.words.text("own.deleted", name=draft.own), False), ""
        return replace(draft, own="", start={})

    def _hand_out(self, draft: Draft) -> Draft:
        own = self.kept.find(draft.own)
        if own is not None:
            self.said = self.words.text("own.exported", name=self.kept.hand_out(own)), False
        return draft

    def _taken(self, own: OwnRules, draft: Draft) -> Draft:
        self.said = self.words.text("own.imported", name=own.name), False
        return self._chosen(own, draft)

    def _chosen(self, own: OwnRules, draft: Draft) -> Draft:
        self.name = own.name
        return draft.with_rules(own.game, own)

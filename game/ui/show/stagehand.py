"""Plays beats one after another through the animator, and ends them all at once when asked."""

from collections import deque
from collections.abc import Iterable

from game.engine.events import Event
from game.ui.scenes.scene import Sound
from game.ui.show.animator import Animator
from game.ui.show.beats import Beat, Picture
from game.ui.show.shift import Shift
from game.ui.table.layout import Layout
from game.ui.theme import REDUCED_FADE


class Stagehand:
    """The show that is running: ``picture`` is what furniture shows now, ``beat`` the one being played.

    ``news`` is what was shown last of what has happened, None before anything was.
    """

    def __init__(self, picture: Picture, layout: Layout, speed: float = 1.0, reduced: bool = False) -> None:
        self.picture, self.layout = picture, layout
        self.speed, self.reduced = speed, reduced
        self.animator = Animator()
        self.beat: Beat | None = None
        self.news: Event | None = None
        self.began = 0.0
        self.sweep_began: float | None = None
        self._waiting: deque[Beat] = deque()
        self._shift: Shift | None = None
        self._heard: list[Sound] = []
        self._sounds: list[tuple[float, Sound]] = []

    @property
    def busy(self) -> bool:
        """Whether a beat is being played or waits."""
        return self.beat is not None or bool(self._waiting)

    @property
    def coming(self) -> Picture:
        """The picture that stands when the show has ended."""
        return self._waiting[-1].picture if self._waiting else self.picture

    def still(self, now: float) -> bool:
        """Whether everything is where it belongs."""
        return self.animator.still(now) and (self._shift is None or self._shift.done(now))

    def around(self, now: float) -> Layout:
        """Where all that is no card stands at this moment."""
        return self.layout if self._shift is None else self._shift.layout(self.layout, now)

    def rearrange(self, layout: Layout, picture: Picture, now: float, seconds: float) -> None:
        """Let everything glide to its place in another layout of the same window."""
        length = min(seconds, REDUCED_FADE) if self.reduced else seconds
        self._shift = Shift(self.around(now), now, length, self.reduced)
        self.layout, self.picture = layout, picture
        self.animator.go(picture.placed(layout), now, seconds, reduced=self.reduced)

    def queue(self, beats: Iterable[Beat]) -> None:
        """Play these after what is still to come."""
        self._waiting.extend(beats)

    def play(self, beginning: Picture, beats: Iterable[Beat], now: float) -> None:
        """Play these at once, from a picture on."""
        self.show(beginning, now)
        self.queue(beats)
        self.update(now)

    def update(self, now: float) -> None:
        """Go on to this moment: end beats whose time is over, begin the next."""
        while True:
            if self.beat is not None:
                ends = self.began + self.beat.length(self.speed)
                if now < ends:
                    break
                self._ring(now)
                self.beat, moment = None, ends
            else:
                moment = now
            if not self._waiting:
                break
            self._begin(self._waiting.popleft(), moment)
        self._ring(now)

    def _begin(self, beat: Beat, moment: float) -> None:
        self.beat, self.began, self.picture = beat, moment, beat.picture
        self.news = beat.news or self.news
        delays = {key: delay * self.speed for key, delay in beat.delays.items()}
        self.animator.go(
            beat.targets, moment, beat.seconds * self.speed, delays=delays, origins=beat.origins, reduced=self.reduced
        )
        self._sounds = [(moment + at * self.speed, sound) for at, sound in beat.sounds]
        if beat.sweeps:
            self.sweep_began = moment

    def _ring(self, now: float) -> None:
        self._heard += [sound for at, sound in self._sounds if at <= now]
        self._sounds = [(at, sound) for at, sound in self._sounds if at > now]

    def finish(self, now: float) -> None:
        """Let everything be where it ends; what should still be heard of the current beat is heard once."""
        rest = [*([self.beat] if self.beat else []), *self._waiting]
        if not rest:
            return
        self.news = next((beat.news for beat in reversed(rest) if beat.news is not None), self.news)
        sounds = [sound for beat in rest for _, sound in beat.sounds if sound.event not in ("deal", "shuffle")]
        self._heard += sounds[-2:]
        self.beat, self._sounds, self.sweep_began = None, [], None
        self._waiting.clear()
        self.show(rest[-1].picture, now)

    def show(self, picture: Picture, now: float) -> None:
        """Let this picture stand at once."""
        self.picture = picture
        self.animator.go(picture.placed(self.layout), now, 0.0)

    def take_sounds(self) -> list[Sound]:
        """What is to be heard, once."""
        heard, self._heard = self._heard, []
        return heard

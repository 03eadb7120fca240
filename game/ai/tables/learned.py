"""The games whose tables were learned, each by its preset."""

from game.ai.search.prospects import Entries
from game.ai.tables import (
    asso_piglia_tutto,
    cirulla_genovese,
    escoba_clasica,
    scopa_a_perdere,
    scopa_a_quindici,
    scopa_assi_circolo,
    scopa_assi_libera,
    scopa_classica,
    scopa_libera,
)

LEARNED: dict[str, tuple[Entries, ...]] = {
    "scopa_classica": scopa_classica.ENTRIES,
    "scopa_libera": scopa_libera.ENTRIES,
    "scopa_a_perdere": scopa_a_perdere.ENTRIES,
    "scopa_assi_libera": scopa_assi_libera.ENTRIES,
    "scopa_assi_circolo": scopa_assi_circolo.ENTRIES,
    "asso_piglia_tutto": asso_piglia_tutto.ENTRIES,
    "escoba_clasica": escoba_clasica.ENTRIES,
    "scopa_a_quindici": scopa_a_quindici.ENTRIES,
    "cirulla_genovese": cirulla_genovese.ENTRIES,
}

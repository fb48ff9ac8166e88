"""Plays a round of Scopa and tells what a wrong name is answered with: python play_a_round.py [address]"""

import sys

from scopa_table_client import Client
from scopa_table_client.api.engine import apply_play, choose_ai_play, deal_round, list_legal_plays, score_round
from scopa_table_client.api.reference import get_variant
from scopa_table_client.models import (
    AiPlay,
    AiPlayRequest,
    DealRequest,
    DealtGame,
    LegalPlayList,
    LegalPlaysRequest,
    Play,
    PlayedGame,
    PlayRequest,
    Problem,
    RoundScore,
    RulesChoice,
    ScoreRequest,
)
from scopa_table_client.types import Unset

scopa = Client(base_url=sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8787")

dealt = deal_round.sync(client=scopa, body=DealRequest(rules=RulesChoice(variant="scopa")))
assert isinstance(dealt, DealtGame), dealt
game = dealt.game

legal = list_legal_plays.sync(client=scopa, body=LegalPlaysRequest(game=game))
assert isinstance(legal, LegalPlayList), legal
first = Play(card=legal.plays[0].card, captured=legal.plays[0].captured)
played = apply_play.sync(client=scopa, body=PlayRequest(game=game, play=first))
assert isinstance(played, PlayedGame), played
game = played.game

while game.state and game.state.phase == "playing":
    answer = choose_ai_play.sync(client=scopa, body=AiPlayRequest(game=game, level="easy", apply=True))
    assert isinstance(answer, AiPlay) and not isinstance(answer.game, Unset), answer
    game = answer.game

score = score_round.sync(client=scopa, body=ScoreRequest(game=game))
assert isinstance(score, RoundScore), score
for side in score.sides:
    print(f"side {side.side}: {side.round_points} points")

unknown = get_variant.sync("briscola", client=scopa)
assert isinstance(unknown, Problem), unknown
print(unknown.code)

"""Writes src/fairness-vectors.json: what any implementation must draw and hash. It shares no code
with the others, and needs nothing but Python's own library: python3 fairness-vectors.py"""

import hashlib
import hmac
import json
import pathlib

ABOUT = (
    "Any implementation must draw and hash the same. secret and contributions are hex, keys are "
    "lower-case hex. Made by packages/client/fairness-vectors.py."
)
SECRET = bytes(range(32))
GAME = "5f0c954c-d93c-521a-8a3f-0d2f2d0a6b11"
CONTRIBUTIONS = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


COMMITMENT = sha(SECRET)
KEY = hmac.new(SECRET, "\n".join([GAME, *CONTRIBUTIONS]).encode(), hashlib.sha256).digest()


def draw(purpose, ordinal, size, epoch=0):
    limit = 2**64 - 2**64 % size
    attempt = 0
    while True:
        text = f"{epoch}\n{purpose}\n{ordinal}\n{attempt}".encode()
        number = int.from_bytes(hmac.new(KEY, text, hashlib.sha256).digest()[:8], "big")
        if number < limit:
            break
        attempt += 1
    return dict(epoch=epoch, purpose=purpose, ordinal=ordinal, size=size, result=number % size)


def leaf_hash(leaf):
    if "hash" in leaf:
        return bytes.fromhex(leaf["hash"])
    content = {key: value for key, value in leaf.items() if key != "salt"}
    return sha(leaf["salt"].encode(), canonical(content))


def salted(number, **leaf):
    return {"salt": f"{number:032x}", **leaf}


def opened(seat, facts, action=None, told=None, salt=""):
    at = "2026-11-18T12:00:00.000Z"
    value = dict(seat=seat, action=action, facts=facts, told=told, at=at)
    return {"of": "open", "salt": salt, "value": value}


def drawn(salt, *which):
    return salted(salt, of="draw", value=draw(*which))


def withheld(leaf):
    return {"of": leaf["of"], "hash": leaf_hash(leaf).hex()}


def chained(entries):
    previous, events = COMMITMENT, []
    for number, (kind, leaves) in enumerate(entries, 1):
        kinds = [leaf["of"] for leaf in leaves]
        envelope = sha(canonical(dict(number=number, kind=kind, leaves=kinds)))
        previous = sha(previous, envelope, *map(leaf_hash, leaves))
        events.append(dict(number=number, kind=kind, leaves=leaves, hash=previous.hex()))
    return events


EDITION = {"name": "Größe", "cards": [1, 2, 3]}
HEAD = dict(title="vectors", titleVersion=1, options={"long": True}, seats=2)
FIRST = {
    "type": "table-opened",
    **HEAD,
    "edition": sha(canonical(EDITION)).hex(),
    "commitment": COMMITMENT.hex(),
}
PLACED = {"type": "order-placed", "seat": 1, "toldTo": [1]}
PLACED["secret"] = {"seenBy": [1], "id": 1, "order": {"upTo": 7}}
BACK = {"type": "taken-back", "seat": 0, "acts": 1}
ACT = {"type": "roll"}

ENTRIES = [
    ("table", [opened(None, [FIRST])]),
    *[
        ("table", [opened(seat, [{"type": "seat-taken", "seat": seat, "contribution": share}])])
        for seat, share in enumerate(CONTRIBUTIONS)
    ],
    ("table", [opened(None, [{"type": "game-started"}]), drawn(1, "deck", 0, 52)]),
    (
        "order",
        [
            withheld(opened(1, [None], told=[1], salt="5a" * 16)),
            withheld(salted(2, of="fact", index=0, value=PLACED)),
        ],
    ),
    (
        "play",
        [
            opened(0, [{"type": "rolled"}], ACT),
            salted(3, of="order", value=None),
            salted(4, of="secret", index=0, value={"seenBy": [0], "eyes": 1}),
            drawn(5, "dice", 0, 6),
        ],
    ),
    ("undo", [opened(0, [BACK]), salted(6, of="secret", index=0, value={"seenBy": [], "to": 6})]),
    (
        "play",
        [
            opened(0, [{"type": "rolled"}, {"type": "game-ended", "winners": [1]}]),
            salted(7, of="action", value=ACT),
            withheld(salted(8, of="order", value=1)),
            drawn(9, "dice", 0, 6),
        ],
    ),
]

DRAWS = [
    ("deck", 0, 52),
    ("deck", 1, 51),
    ("deck", 2, 50),
    ("dice", 0, 6),
    ("dice", 1, 6),
    ("größe", 0, 1000003),
    ("one", 0, 1),
    ("wide", 7, 9007199254740991),
    ("deck", 0, 52, 1),
]

vectors = {
    "about": ABOUT,
    "secret": SECRET.hex(),
    "game": GAME,
    "contributions": CONTRIBUTIONS,
    "commitment": COMMITMENT.hex(),
    "key": KEY.hex(),
    "draws": [draw(*each) for each in DRAWS],
    "exported": {
        "format": "staffetta-game-2",
        "game": GAME,
        **HEAD,
        "edition": EDITION,
        "commitment": COMMITMENT.hex(),
        "secret": SECRET.hex(),
        "events": chained(ENTRIES),
    },
}
target = pathlib.Path(__file__).parent / "src" / "fairness-vectors.json"
target.write_text(json.dumps(vectors, indent=2, ensure_ascii=False) + "\n")

#!/bin/sh
# Plays one game from its offers alone, with curl and POSIX tools.
#   STAFFETTA_URL=http://127.0.0.1:3000 STAFFETTA_TOKEN=… examples/bot.sh <game>
set -eu

url=${STAFFETTA_URL:-http://127.0.0.1:3000}/v1/games/$1
patience=${STAFFETTA_PATIENCE:-600} # seconds: the longest pause the service may ask for
body=$(mktemp) head=$(mktemp)
trap 'rm -f "$body" "$head"' EXIT

# ask_once <path> [curl options]: what the service says, in $body and $head; its status, in $status.
ask_once() {
  path=$1
  shift
  : >"$head"
  # The token comes in by a file: the list of processes shows arguments to everybody.
  status=$(printf 'header = "authorization: Bearer %s"\n' "$STAFFETTA_TOKEN" |
    curl -sS -K - -m 60 -D "$head" -o "$body" -w '%{http_code}' "$@" "$url$path") || status=000
}

# ask <path> [curl options]: the same, again and again while it cannot be answered.
ask() {
  while ask_once "$@"; do
    case $status in
    000 | 408 | 425 | 429 | 5??) ;;
    *) return ;;
    esac
    pause=$(awk 'tolower($1) == "retry-after:" && $2 + 0 > 0 { pause = int($2) } END { print pause ? pause : 1 }' "$head")
    [ "$pause" -le "$patience" ] || { cat "$body" >&2 && exit 1; }
    sleep "$pause"
  done
}

# change <path> <JSON> [curl options]: the same for what must happen once, though it may be sent again.
change() {
  change_path=$1 sent=$2
  shift 2
  ask "$change_path" -X POST -d "$sent" -H 'content-type: application/json' \
    -H "idempotency-key: $(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" "$@"
}

# number <name>, text <name>: the first value of that name in what the service said.
number() { sed -n "s/^[^[]*\"$1\":\([0-9][0-9]*\).*/\1/p" "$body"; }
text() { sed -n "s/^[^[]*\"$1\":\"\([^\"]*\)\".*/\1/p" "$body"; }

# Each offer on a line of its own: how it is sent, a tab, the action as it stands. A form's is its example.
offers() {
  awk '{
    count = split($0, offer, /\{"kind":"(action|form)",/)
    for (at = 2; at <= count; at++) {
      name = offer[at] ~ /"choices":\[/ ? "\"example\":" : "\"action\":"
      start = index(offer[at], name) + length(name)
      rest = substr(offer[at], start)
      depth = 0
      for (end = 1; end <= length(rest); end++) {
        letter = substr(rest, end, 1)
        if (letter == "{" || letter == "[") depth++
        if (letter == "}" || letter == "]") if (--depth == 0) break
      }
      print (offer[at] ~ /"openness":"sealed"/ ? "sealed" : "open") "\t" substr(rest, 1, end)
    }
  }' "$body"
}

# One line of many, drawn by the process number and the turn.
draw() { awk -v seed="$$$1" 'BEGIN { srand(seed) } rand() * NR < 1 { line = $0 } END { print line }'; }

change /seats '{}' # a seat held already is kept
turn=0
while ask /offers; do
  turn=$((turn + 1))
  [ "$status" = 200 ] || { cat "$body" >&2 && exit 1; }
  version=$(number version) decision=$(text decision) line=$(offers | draw "$turn")
  ask /view
  [ "$(text status)" != ended ] || break
  seat=$(number seat)
  if [ -n "$line" ] && grep -q "\"toAct\":\[\([0-9,]*,\)*${seat:-none}[],]" "$body"; then
    action=${line#*	}
    asked="\"actions\":[$action]" # what is asked for, as the body of an act has it
    case $line in
    sealed*) change /actions "{$asked,\"decision\":\"$decision\"}" ;;
    *) change /actions "{$asked}" -H "if-match: \"$version\"" ;;
    esac
    case $status in
    200) echo "$action" ;;
    409 | 412) ;; # something happened meanwhile: look again
    *) cat "$body" >&2 && exit 1 ;;
    esac
  else
    ask "/view?waitForVersion=$((version + 1))" # until something is new
  fi
done
echo "The game is over."

import { type Language, type NameOf, questionOf } from '@staffetta/engine';
import { maySeal } from '../games/asked.ts';
import { foresee } from '../games/foresee.ts';
import type { Games } from '../games/games.ts';
import { type LoadedGame, loadGame } from '../games/loaded-game.ts';
import { lookAtLog, sentencesOf } from '../games/log.ts';
import { type Names, namesAt, versionOf } from '../games/look.ts';
import { doneBefore, type Upon } from '../games/request.ts';
import type { Caller } from '../games/tables.ts';
import { takenBackSince } from '../games/taken-back.ts';
import { nothingAsked, payVisit } from '../games/visit.ts';
import { Problem, problemBody } from '../http/problems.ts';
import type { Understood, Wish } from '../mail-in/understand.ts';
import { numberedOffers } from '../notices/numbered-offers.ts';
import type { ReplyAddress } from './addresses.ts';
import type { Saying } from './answer-mail.ts';
import { type ReplyWords, replyWords } from './words.ts';

// What a reply does, and what is answered: everything by the use cases a browser comes to, in the name
// of the seat the address is of.

/** What is said, what a yes to it would do, and whether the position goes along. */
export type Answer = {
  readonly says: readonly Saying[];
  readonly pending: readonly string[] | null;
  readonly showsBoard: boolean;
  readonly cameToNothing: boolean; // nothing was done, tried or shown, whatever was asked for
  readonly triedUpon?: LoadedGame; // what a yes is to: the game may have gone on already
};

/** A reply as it is acted upon. */
export type Asking = {
  readonly games: Games;
  readonly accounts: Names;
  readonly address: ReplyAddress;
  readonly language: Language;
  readonly atOnce: boolean;
  readonly key: string; // of what it makes happen
};

/** As many as one request of a browser may hold, and no longer. */
const mostLines = 50;
const longestLine = 500;
const mostMissed = 30;

const telling = (...says: readonly Saying[]): Answer => ({
  says,
  pending: null,
  showsBoard: false,
  cameToNothing: false,
});

/** Says why nothing comes of a mail. */
export const inVain = (...says: readonly Saying[]): Answer => ({
  ...telling(...says),
  cameToNothing: true,
});

const text = (said: string): Saying => ({ text: said });

type Lines =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly answer: Answer };

type At = { readonly loaded: LoadedGame; readonly told: LoadedGame; readonly nameOf: NameOf };

/** Numbers are those of the mail that was answered: each stands for its line. */
function linesOf(
  wishes: readonly Wish[],
  { told, nameOf }: At,
  { address, language }: Asking,
  words: ReplyWords,
): Lines {
  const refuse = (said: string): Lines => ({ ok: false, answer: inVain(text(said)) });
  const offered = numberedOffers(told, address.seat, language, nameOf);
  const lines: string[] = [];
  for (const wish of wishes) {
    if (wish.type === 'line') {
      lines.push(wish.line);
      continue;
    }
    const { number } = wish;
    const found = offered[number - 1];
    if (found === undefined) return refuse(words.noNumber(number));
    if (found.offer.kind === 'form') return refuse(words.toFillIn(number, found.notation));
    lines.push(found.notation);
  }
  const isTooMuch = lines.length > mostLines || lines.some(({ length }) => length > longestLine);
  return isTooMuch ? refuse(words.tooMuch) : { ok: true, lines };
}

/**
 * What lines are decided upon: the version the mail told of; or, where all is sealed and still asked in
 * the same turn, the question, which others' sealed choices do not change.
 */
function uponFor({ loaded, told }: At, { address }: Asking, lines: readonly string[]): Upon {
  const { seat, turn, version } = address;
  const clock = loaded.clocks.find((one) => one.seat === seat);
  const asks = ({ setting, game }: LoadedGame) => questionOf(setting, game);
  const decision = asks(loaded);
  const isSealed =
    versionOf(loaded.versions, seat) !== version &&
    clock?.waits === true &&
    clock.turn === turn &&
    decision !== null &&
    decision === asks(told) &&
    lines.every((line) => maySeal(loaded, seat, line));
  return isSealed ? { version: null, decision, key: null } : { version, decision: null, key: null };
}

const callerOf = ({ address: { userId, seat }, language }: Asking): Caller => ({
  userId,
  seat,
  language,
});

async function overtaken(asking: Asking, words: ReplyWords): Promise<Answer> {
  const { games, accounts, address } = asking;
  const since = { since: address.version, limit: mostMissed };
  const log = await lookAtLog(games, accounts, address.gameId, callerOf(asking), since);
  const list = log.events.flatMap(({ sentences }) => sentences);
  const more = log.next === null ? [] : [text(words.moreMissed(log.version - log.next))];
  const missed = list.length === 0 ? [] : [{ heading: words.missed }, { list }, ...more];
  return { ...inVain(text(words.overtaken), ...missed), showsBoard: true };
}

/** One line that would be understood now, for whoever wrote nonsense. */
function example({ loaded, nameOf }: At, { address, language }: Asking, words: ReplyWords) {
  const [first] = numberedOffers(loaded, address.seat, language, nameOf);
  return first === undefined ? [] : [text(words.example(first.notation))];
}

/** Why nothing was done, by the rule that says no, and how it could be said. */
const refusal = (
  at: At,
  asking: Asking,
  words: ReplyWords,
  { rule, sentence }: { readonly rule: string; readonly sentence: string },
): Answer => inVain(text(words.refused(rule)), text(sentence), ...example(at, asking, words));

/** A problem that ends what was asked for, said as an answer; anything else is a bug of ours. */
async function sorry(error: unknown, at: At, asking: Asking, words: ReplyWords): Promise<Answer> {
  if (!(error instanceof Problem)) throw error;
  if (['stale', 'precondition-missing'].includes(error.problem)) return overtaken(asking, words);
  const { detail } = problemBody(error, asking.language, '');
  const { rule } = error.extras;
  return rule === undefined
    ? inVain(text(detail), ...example(at, asking, words))
    : refusal(at, asking, words, { rule, sentence: detail });
}

/** Says what lines would do; nothing is done until the yes to it. */
async function tryOut(at: At, asking: Asking, lines: readonly string[], words: ReplyWords) {
  const { games, accounts, address } = asking;
  const { version } = uponFor(at, asking, lines);
  if (version !== null && version !== versionOf(at.loaded.versions, address.seat)) {
    return overtaken(asking, words);
  }
  const wish = { actions: [], notation: lines, place: [] };
  const seen = await foresee(games, accounts, address.gameId, callerOf(asking), wish);
  if (seen.refused !== null) return refusal(at, asking, words, seen.refused);
  const steps = seen.steps.map(({ sentence, price }) =>
    price === null ? sentence : `${sentence} (${price})`,
  );
  const cut = seen.isCut ? [text(words.cut)] : [];
  const says = [text(words.would), { list: steps }, { list: seen.sentences }, ...cut];
  return {
    says: [...says, text(words.confirm)],
    pending: lines,
    showsBoard: false,
    cameToNothing: false,
    triedUpon: at.loaded,
  } satisfies Answer;
}

async function play(at: At, asking: Asking, lines: readonly string[], words: ReplyWords) {
  const { games, accounts, address, language, key } = asking;
  const caller = callerOf(asking);
  const wish = { ...nothingAsked, notation: lines };
  const upon = { ...uponFor(at, asking, lines), key };
  const done =
    (await doneBefore(games, at.loaded, caller, key)) ??
    (await payVisit(games, accounts, address.gameId, caller, wish, upon));
  const gone = await takenBackSince(
    games,
    at.loaded,
    address.seat,
    done.version - done.events.length,
  );
  const listed = (isGone: boolean) =>
    done.events
      .filter(({ version }) => gone.has(version) === isGone)
      .flatMap((event) => sentencesOf(at.loaded.setting, event, language, at.nameOf));
  const [stands, takenBack] = [listed(false), listed(true)];
  const played = [text(words.done), { list: stands }];
  return {
    ...telling(
      ...(stands.length > 0 || takenBack.length === 0 ? played : []),
      ...(takenBack.length === 0 ? [] : [text(words.takenBack), { list: takenBack }]),
    ),
    showsBoard: true,
  };
}

/** Does what a reply asks for, if it may, and gives what is answered. */
export async function decide(asking: Asking, said: Understood): Promise<Answer> {
  const { games, accounts, address, language, atOnce } = asking;
  const words = replyWords[language];
  switch (said.type) {
    case 'help':
      return telling(text(words.help));
    case 'nothing':
      return inVain(text(words.help));
    case 'board':
      return { ...telling(), showsBoard: true };
    case 'no':
      return address.pending === null
        ? inVain(text(words.nothingToConfirm))
        : telling(text(words.dropped));
    case 'stop':
      return telling(text(words.stopped));
    case 'yes':
    case 'wishes':
      break;
  }
  const loaded = await games.cache.current(address.gameId);
  const told = await loadGame(games.library, address.gameId, address.number);
  if (loaded === null || told === null) throw new Error('A game that mails tell of is gone');
  const at: At = { loaded, told, nameOf: await namesAt(accounts, loaded, language) };
  try {
    if (said.type !== 'wishes') {
      const { pending } = address;
      return pending === null
        ? inVain(text(words.nothingToConfirm))
        : await play(at, asking, pending, words);
    }
    const found = linesOf(said.wishes, at, asking, words);
    if (!found.ok) return found.answer;
    return await (atOnce ? play : tryOut)(at, asking, found.lines, words);
  } catch (error) {
    return sorry(error, at, asking, words);
  }
}

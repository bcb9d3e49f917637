import { randomUUID } from 'node:crypto';
import { decidedOn, type Problem, takeUp } from '@staffetta/client';
import { replyWords } from '../../src/replies/words.ts';
import { good } from '../clients.ts';
import type { ReadMail } from '../mail-server.ts';
import type { AnswerKind, Deeds } from './deeds.ts';
import type { Member } from './member.ts';
import type { Choose } from './people.ts';
import { host } from './setup.ts';

// What a member does when he looks in: he reads his mails, or opens the page, and does all it is his turn to do.

/** A mail somebody wrote. */
export type Written = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly inReplyTo: string;
  readonly messageId: string;
  readonly said: string; // his own words
  readonly quoted: string; // what his program puts below them
};

/** What visits stand on. */
export type Visiting = {
  readonly pick: Choose;
  readonly deeds: Deeds;
  /** Brings a mail to the service; says whether it was taken. */
  readonly post: (mail: Written) => Promise<boolean>;
  /** Has the service do all there is to do, and the mails of it brought to whom they are for. */
  readonly work: () => Promise<void>;
  /** Whether he plays where the others decide who is replaced. */
  readonly votes: (member: Member) => boolean;
  /** Notes an answer that whoever writes such replies need not get. */
  readonly wonder: (answer: ReadMail) => void;
  readonly tookOver: (member: Member, game: string, seat: number) => void;
  /** Games whose players agree on some days without time, and in which he has not said so. */
  readonly pausing: (member: Member) => readonly string[];
  readonly votedForPause: (member: Member, game: string) => void;
  /** Whether mails to him came back for good, and would not any more. */
  readonly isToConfirm: (member: Member) => Promise<boolean>;
  readonly confirmed: () => void;
};

/** More than any turn takes. */
const mostActs = 200;
/** Days without time that players agree on. */
const pauseDays = 3;
/** Nobody writes more mails than that to play one turn. */
const mostReplies = 8;

/** Plays on the page until the game waits for him no more. */
async function playOn({ pick, deeds }: Visiting, { client }: Member, game: string): Promise<void> {
  let { toAct, seat } = await good(client.position(game));
  for (let acts = 0; seat !== null && toAct.includes(seat); acts += 1) {
    if (acts === mostActs) throw new Error(`A turn in ${game} does not end`);
    const open = await good(client.offers(game));
    const offer = open.offers[pick(open.offers.length)];
    if (offer === undefined) throw new Error(`A game waits for a seat without offers: ${game}`);
    const action = takeUp(offer, pick);
    const acted = await good(
      client.act(game, { action, on: decidedOn(offer, open), wantsPosition: true }),
    );
    deeds['acts by pages'] += 1;
    ({ toAct, seat } = acted.position ?? (await good(client.position(game))));
  }
}

async function playAllOnPages(visiting: Visiting, member: Member): Promise<void> {
  const { games } = await good(member.client.listGames({ waitingForMe: true, limit: 100 }));
  for (const { id } of games) await playOn(visiting, member, id);
}

const linksIn = ({ text }: ReadMail): readonly string[] =>
  [...text.matchAll(new RegExp(`https://${host}/move#([\\w-]{43})`, 'g'))].map(
    ([, link = '']) => link,
  );

/** Links that are no longer good, as opposed to faults. */
const tooLate: readonly string[] = [
  ...['move-overtaken', 'move-link-used', 'move-link-expired'],
  'seat-given-up', // he was late twice
];

/** Presses a link's button, and again where no answer came. */
async function follow({ client }: Member, link: string): Promise<Problem | null> {
  for (let tries = 1; ; tries += 1) {
    const used = await client.useMoveLink(link);
    if (used.ok) return null;
    if (used.problem.title !== 'unreachable') {
      return tries > 1 && used.problem.title === 'move-link-used' ? null : used.problem;
    }
  }
}

/** Presses a button once more: it says that it was pressed. */
async function pressAgain({ deeds }: Visiting, { client }: Member, link: string): Promise<void> {
  const used = await client.useMoveLink(link);
  const title = used.ok ? 'played once more' : used.problem.title;
  if (title === 'unreachable') return;
  if (title !== 'move-link-used') throw new Error(`A used link: ${title}`);
  deeds['links pressed twice'] += 1;
}

/** Plays by one of a mail's links, and the rest of the turn on the page that shows what it did. */
async function playByLink(visiting: Visiting, member: Member, game: string, mail: ReadMail) {
  const { pick, deeds } = visiting;
  const links = linksIn(mail);
  const link = links[pick(links.length)];
  if (link !== undefined) {
    const problem = await follow(member, link);
    if (problem === null) {
      deeds['acts by links'] += 1;
      if (deeds['acts by links'] % 5 === 1) await pressAgain(visiting, member, link);
    } else if (tooLate.includes(problem.title)) deeds['links too late'] += 1;
    else throw new Error(JSON.stringify(problem));
  }
  await playOn(visiting, member, game);
}

type Numbered = { readonly number: string; readonly notation: string; readonly isForm: boolean };

/** The numbered offers a mail lists, each with its line. */
const offersIn = ({ text }: ReadMail): readonly Numbered[] =>
  [...text.matchAll(/^(\d+)\. .*? {2}\[([^\]\n]+)\]$/gm)].map(([, number = '', note = '']) => {
    const example = /: (.+)$/.exec(note);
    return { number, notation: example?.[1] ?? note, isForm: example !== null };
  });

/** What he writes: a number, or the line behind it; a form can only be written. */
function answerFrom(offers: readonly Numbered[], { pick, deeds }: Visiting): string {
  const offer = offers[pick(offers.length)];
  if (offer === undefined) throw new Error('A mail offers nothing');
  const isLine = offer.isForm || pick(2) === 0;
  deeds[isLine ? 'replies by a line' : 'replies by a number'] += 1;
  return isLine ? offer.notation : offer.number;
}

const quoted = ({ text }: ReadMail): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Answers a mail; gives what is answered, if anything is by now. */
async function answered(
  { post, work, pick, deeds }: Visiting,
  member: Member,
  mail: ReadMail,
  said: string,
): Promise<ReadMail | null> {
  const messageId = `<${randomUUID()}@members.example>`;
  const reply: Written = {
    from: member.mail,
    to: mail.headers.get('reply-to') ?? '',
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.headers.get('message-id') ?? '',
    messageId,
    said,
    quoted: `On Monday, Staffetta <staffetta@${host}> wrote:\n${quoted(mail)}\n`,
  };
  const isTwice = pick(10) === 0;
  if (isTwice) deeds['replies sent twice'] += 1;
  // As mail servers do, until it is taken; and once more where the word of that was lost.
  for (let times = isTwice ? 2 : 1; times > 0; ) if (await post(reply)) times -= 1;
  await work();
  const place = member.unread.findIndex(({ headers }) => headers.get('in-reply-to') === messageId);
  const [answer = null] = place < 0 ? [] : member.unread.splice(place, 1);
  return answer;
}

/** What an answer says, as the member reads it. */
function kindOfAnswer(answer: ReadMail | null, { language }: Member): AnswerKind {
  const { done, would, overtaken, givenUp } = replyWords[language];
  const says = (words: string): boolean => answer?.text.includes(words) === true;
  if (answer === null) return 'no answer yet';
  if (says(would)) return 'answers of what it would do';
  if (says(done)) return 'answers that it is played';
  if (says(overtaken)) return 'answers that the game has gone on';
  return says(givenUp) ? 'answers that the seat is given up' : 'answers of anything else';
}

/** Plays a turn by answering mails; where that leads nowhere, on the page. */
async function playByReplies(visiting: Visiting, member: Member, game: string, first: ReadMail) {
  const { deeds } = visiting;
  let mail: ReadMail | null = first;
  let says: 'yes' | null = null;
  for (let replies = 0; mail !== null && replies < mostReplies; replies += 1) {
    const offers = offersIn(mail);
    if (says === null && offers.length === 0) return;
    if (says !== null) deeds['replies of yes'] += 1;
    mail = await answered(visiting, member, mail, says ?? answerFrom(offers, visiting));
    const kind = kindOfAnswer(mail, member);
    deeds[kind] += 1;
    if (mail !== null && kind === 'answers of anything else') visiting.wonder(mail);
    says = kind === 'answers of what it would do' ? 'yes' : null;
  }
  await playOn(visiting, member, game);
}

const gameOf = ({ text }: ReadMail): string | null =>
  new RegExp(`https://${host}/games/([\\w-]{36})`).exec(text)?.[1] ?? null;

/** The newest mail of each game that can be answered: only those ask for something. */
function asking(mails: readonly ReadMail[]): ReadonlyMap<string, ReadMail> {
  const turns = mails.filter(({ headers }) => headers.has('reply-to'));
  return new Map(
    turns.flatMap((mail) => {
      const game = gameOf(mail);
      return game === null ? [] : [[game, mail] as const];
    }),
  );
}

async function playByMail(visiting: Visiting, member: Member): Promise<void> {
  const mails = asking(member.unread.splice(0));
  for (const [game, mail] of mails) {
    if (member.way === 'links') await playByLink(visiting, member, game, mail);
    else await playByReplies(visiting, member, game, mail);
  }
}

/** Takes a seat that somebody left, now and then. */
async function takeOver({ deeds, tookOver }: Visiting, member: Member): Promise<void> {
  const { games } = await good(member.client.listGames({ status: 'running', limit: 100 }));
  const game = games.find((one) => one.vacant.length > 0 && one.mySeat === null);
  const [seat] = game?.vacant ?? [];
  if (game === undefined || seat === undefined) return;
  const taken = await member.client.replacePlayer(game.id, seat);
  const { mySeat } = taken.ok ? taken.data : await good(member.client.game(game.id)); // no answer came
  if (mySeat !== seat) return;
  deeds['seats taken over'] += 1;
  tookOver(member, game.id, seat);
}

/** Votes that others be replaced, as soon as the rules let him: they were too late twice. */
async function voteForRemovals({ deeds }: Visiting, { client }: Member): Promise<void> {
  const { games } = await good(client.listGames({ mine: true, status: 'running', limit: 100 }));
  for (const { id, mySeat, toAct } of games.filter(({ absent }) => absent === 'vote')) {
    const { removals } = await good(client.timeVotes(id));
    const mine = removals.filter(({ votes }) => mySeat !== null && votes.includes(mySeat));
    const others = toAct.filter((seat) => seat !== mySeat && !mine.some(({ of }) => of === seat));
    for (const seat of others) {
      const voted = await client.voteForRemoval(id, seat);
      if (voted.ok) deeds['votes for removal'] += 1;
      else if (!['wrong-state', 'unreachable'].includes(voted.problem.title)) {
        throw new Error(JSON.stringify(voted.problem));
      }
    }
  }
}

/** Votes for some days without time, where the players of a game agree on them. */
async function voteForPauses({ deeds, pausing, votedForPause }: Visiting, member: Member) {
  for (const game of pausing(member)) {
    const voted = await member.client.voteForPause(game, pauseDays);
    if (voted.ok) deeds['votes for a pause'] += 1;
    else if (voted.problem.title === 'unreachable') continue;
    else if (!['wrong-state', 'refused'].includes(voted.problem.title)) {
      throw new Error(JSON.stringify(voted.problem));
    }
    votedForPause(member, game);
  }
}

/** Has a link sent to him and follows it, as he gets no mails about games else. */
async function confirmAnew({ deeds, work, confirmed }: Visiting, member: Member): Promise<void> {
  const { client, mail, unread } = member;
  await client.sendMailLink({ mail, purpose: 'verify' });
  await work();
  const link = unread.map(({ text }) => /\/verify#([\w-]+)/.exec(text)?.[1]).findLast(Boolean);
  if (link === undefined) return; // no answer came, or no mail: he tries again when he is back
  if (!(await client.verifyMail(link)).ok) return;
  deeds['addresses confirmed anew'] += 1;
  confirmed();
}

/** A visit: all that a member does before he looks away. */
export async function visit(visiting: Visiting, member: Member): Promise<void> {
  if (await visiting.isToConfirm(member)) await confirmAnew(visiting, member);
  if (member.way === 'pages') await playAllOnPages(visiting, member);
  else await playByMail(visiting, member);
  await voteForPauses(visiting, member);
  if (visiting.votes(member)) await voteForRemovals(visiting, member);
  if (member.leavesAfter === null && visiting.pick(6) === 0) await takeOver(visiting, member);
}

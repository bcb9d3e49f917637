import { newContribution } from '@staffetta/client';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { good } from '../clients.ts';
import type { ReadMail } from '../mail-server.ts';
import { picking } from '../players.ts';
import { openCorrespondence } from './correspondence.ts';
import { newDeeds } from './deeds.ts';
import { bringMail, type House, type Killing, openHouse } from './house.ts';
import { enrol, type Member } from './member.ts';
import { isAway, nextVisit, peopleOf } from './people.ts';
import { workOnce } from './staff.ts';
import { type Plan, tablesOf } from './tables.ts';
import { openTroubles, type Task, type Troubles } from './troubles.ts';
import { visit, type Written } from './visiting.ts';

// A club that plays for months, in minutes: the real processes, database and mail servers, and a clock that
// jumps from one thing to the next.

export type ClubPlan = {
  readonly members: number;
  readonly games: number;
  readonly stage: 'published' | 'example'; // of the titles they play
  readonly season: number; // days in which games begin
  readonly seed: number;
  readonly killing: Killing;
  readonly compareEvery: number; // of so many mails of turns, and answers, one is compared with another world's
  readonly troubles: Troubles;
};

/** A game of the club, and who had each seat, one after another. */
export type ClubGame = Plan & { readonly id: string; readonly seated: readonly string[][] };

export type Club = Awaited<ReturnType<typeof playSeason>>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A Monday, some weeks before clocks are put forward in the north and back in the south. */
const firstDay = new Date('2026-02-02T09:00:00Z');

/** No game takes longer: if one does, it is stuck. */
const longest = 365;

const dueSql = `
  select least(
    (select min(at) from game_outbox),
    (select min(due_at) from notice_look),
    (select min(due_at) from notice where state = 'waiting' and game_id is not null),
    (select min(due_at) from outgoing_mail where sent_at is null and given_up_at is null),
    (select min(look_at) from game_clock),
    (select min(digest_at) from user_account where deleted_at is null)) as due`;

const runningSql = `select count(*)::integer as count from game where status <> 'ended'`;

/** Sits down, and again where no answer came. */
async function sitDown({ client }: Member, game: string): Promise<void> {
  for (;;) {
    const joined = await client.joinGame(game, newContribution());
    if (joined.ok || (await good(client.game(game))).mySeat !== null) return;
    if (joined.problem.title !== 'unreachable') throw new Error(JSON.stringify(joined.problem));
  }
}

async function openTable(plan: Plan, members: readonly Member[]): Promise<ClubGame> {
  const [host, ...guests] = plan.members.flatMap((place) => members[place] ?? []);
  if (host === undefined) throw new Error('Nobody opens the table');
  const { title, settings } = plan;
  const wish = { ...settings, title, seats: plan.members.length, contribution: newContribution() };
  const { id } = await good(host.client.createGame(wish));
  for (const guest of guests) await sitDown(guest, id);
  return { ...plan, id, seated: [host, ...guests].map((member) => [member.id]) };
}

async function play(house: House, plan: ClubPlan) {
  const { time, inbox, api, workers, service, pick } = house;
  const { pool } = service.database;
  const daysGone = (): number => (time.now().getTime() - firstDay.getTime()) / day;
  const people = peopleOf(plan.members, plan.season, pick);
  const members: Member[] = [];
  for (const habits of people) {
    members.push(await enrol(service, api, { now: time.now(), pick }, habits));
  }
  const byMail = new Map(members.map((member) => [member.mail, member]));
  const games: ClubGame[] = [];
  const deeds = newDeeds();
  const correspondence = openCorrespondence(house, plan.compareEvery);
  const worked = workers.map(() => 0); // things each has done

  /** Has a worker work until it has done what it finds. */
  async function workAlone(place: number): Promise<void> {
    const worker = workers[place];
    if (worker === undefined) throw new Error('Nobody works');
    let did: number | null = null;
    while (did === null) did = await workOnce(worker);
    worked[place] = (worked[place] ?? 0) + did;
  }

  /** All workers at once, or those in these places. */
  async function work(places: Iterable<number> = workers.keys()): Promise<void> {
    await Promise.all([...places].map(workAlone));
    for (const { mail } of inbox.collect()) {
      byMail.get(mail.to[0] ?? '')?.unread.push(mail);
      await correspondence.read(mail);
    }
  }

  /** Which of the workers takes a mail in is as it happens. */
  function post(reply: Written): Promise<boolean> {
    correspondence.wrote(reply);
    const worker = workers[pick(workers.length)];
    if (worker === undefined) throw new Error('Nobody takes mails in');
    return bringMail(worker, reply);
  }

  const troubles = openTroubles(plan.troubles, { house, members, firstDay, work });
  const { isToConfirm, confirmed } = troubles;
  const pausesIn = ({ pausesAfter, opens }: ClubGame): boolean =>
    pausesAfter !== null && daysGone() > opens + pausesAfter;
  const saidPause = new Set<string>();
  const strange: ReadMail[] = []; // answers

  const visiting = {
    ...{ pick, deeds, work, post, isToConfirm, confirmed },
    pausing: ({ id }: Member) =>
      games
        .filter((game) => pausesIn(game) && game.seated.some((users) => users[0] === id))
        .map((game) => game.id)
        .filter((game) => !saidPause.has(`${game} ${id}`)),
    wonder: (answer: ReadMail) => void strange.push(answer),
    votedForPause: ({ id }: Member, game: string) => void saidPause.add(`${game} ${id}`),
    votes: ({ id }: Member) =>
      games.some(
        ({ settings, seated }) => settings.absent === 'vote' && seated.flat().includes(id),
      ),
    tookOver: ({ id }: Member, game: string, seat: number) => {
      games.find((one) => one.id === game)?.seated[seat]?.push(id);
    },
  };

  const visits = members.map((member) => ({
    at: nextVisit(member, time.now(), pick),
    run: async () => {
      if (!isAway(member, daysGone())) await visit(visiting, member);
      const hasLeft = member.leavesAfter !== null && daysGone() > member.leavesAfter;
      return hasLeft ? null : nextVisit(member, time.now(), pick);
    },
  }));
  const tables = tablesOf(plan, people, pick);
  const openings = tables.map((table) => ({
    at: new Date(firstDay.getTime() + table.opens * day),
    run: async () => {
      games.push(await openTable(table, members));
      return null;
    },
  }));
  /** A worker looks in every hour at least: that it did is how an outage is told from a quiet night. */
  let looks = 0;
  const look: Task = {
    at: time.now(),
    run: async () => {
      looks += 1;
      await work([looks % workers.length]);
      return new Date(time.now().getTime() + hour);
    },
  };
  const agenda: Task[] = [...visits, ...openings, ...troubles.tasks, look];

  const dueAt = async (): Promise<Date | null> =>
    (await pool.query<{ due: Date | null }>(dueSql)).rows[0]?.due ?? null;

  /** What is due already is seen to a little later, as by a worker that looks now and then. */
  const goTo = (at: Date): void =>
    time.set(new Date(Math.max(time.now().getTime() + 1_000, at.getTime())));

  async function isOver(): Promise<boolean> {
    if (games.length < tables.length) return false;
    const { rows } = await pool.query<{ count: number }>(runningSql);
    return rows[0]?.count === 0 || daysGone() > longest;
  }

  /** Does what comes next: somebody's visit, or what the service has to do by then. */
  async function step(): Promise<void> {
    const [next] = agenda.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const due = await dueAt();
    if (next === undefined || (due !== null && due < next.at)) {
      goTo(due ?? time.now());
      return work();
    }
    goTo(next.at);
    const later = await next.run();
    if (later === null) agenda.splice(agenda.indexOf(next), 1);
    else next.at = later;
  }

  house.open();
  while (!(await isOver())) await step();
  const days = daysGone();
  const end = time.now().getTime() + 30 * minute; // for the last mails
  for (let due = await dueAt(); due !== null && due.getTime() < end; due = await dueAt()) {
    goTo(due);
    await work();
  }
  const { kills, complaints, close } = house;
  return {
    ...{ service, members, games, inbox, deeds, strange, days, worked, close },
    ...{ compared: correspondence.compared, unanswered: correspondence.unanswered() },
    ...{ outages: troubles.outages, silences: troubles.silences(), withheld: troubles.withheld() },
    kills: kills(),
    complaints: complaints(),
  };
}

/** Plays until every game is over; what is left can be looked into until the club is closed. */
export async function playSeason(cluster: DatabaseUrls, plan: ClubPlan) {
  const { seed, killing } = plan;
  const house = await openHouse(cluster, { from: firstDay, killing, pick: picking(seed) });
  try {
    return await play(house, plan);
  } catch (error) {
    const said = house.complaints();
    await house.close();
    throw new Error(`The season was not played to its end. The service said: ${said}`, {
      cause: error,
    });
  }
}

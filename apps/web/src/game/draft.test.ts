import { signal } from '@preact/signals';
import {
  type Action,
  createClient,
  type Offer,
  type Order,
  type Position,
} from '@staffetta/client';
import { expect, test } from 'vitest';
import { openDraft } from './draft.ts';

/** A game of steps: each is an act, and so many are possible as the service says. */
type Service = {
  room: number; // acts possible before a rule says no
  cutAfter: number | null;
  isTooLate: boolean; // for any order
  seen: {
    readonly path: string;
    readonly body: {
      actions?: readonly Action[];
      after?: readonly Action[];
      place?: readonly object[];
    };
    key: string;
  }[];
  answers: Response[]; // to what is sent, before it plays
  trials: Response[]; // to what is tried, before it is foreseen
  played: number; // how often I have, by the log
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const problem = (status: number, kind: string, more: object = {}): Response =>
  json(status, {
    type: `urn:staffetta:problem:${kind}`,
    title: kind,
    status,
    detail: `It is ${kind}.`,
    instance: '',
    ...more,
  });

const step = (action: Action) => ({
  action,
  sentence: `Do ${action.type}`,
  notation: action.type,
  costs: { points: 1 },
  price: '1 point',
});

const offer = (type: string, openness: Offer['openness'] = 'open', more: object = {}): Offer =>
  ({
    kind: 'action',
    openness,
    action: { type, ...more },
    sentence: `Do ${type}`,
    notation: type,
    costs: { points: 1 },
    price: '1 point',
  }) as Offer; // of no title

const no = { code: 'no-room', rule: 'R 1', sentence: 'No.', ruleText: 'There is so much room.' };

function foreseen(
  { room, cutAfter, isTooLate }: Service,
  actions: readonly Action[],
  place: readonly object[] = [],
): Response {
  const possible = actions.slice(0, room);
  const steps = possible.slice(0, cutAfter ?? possible.length).map(step);
  const isRefused = actions.length > room && steps.length === room;
  return json(200, {
    version: 1,
    steps,
    refused: isRefused ? { step: room + 1, ...no } : null,
    facts: [],
    sentences: [],
    view: {},
    sections: [],
    offers: [offer(`after ${steps.length}`)],
    isCut: steps.length < possible.length || steps.length === cutAfter,
    orders: place.map((order) => ({
      order,
      sentence: `Order ${JSON.stringify(order)}`,
      refused: isTooLate ? no : null,
    })),
  });
}

function explained({ room }: Service, after: readonly Action[]): Response {
  if (after.length > room) return json(200, { result: 'plan-refused', step: room + 1, ...no });
  if (after.length === room) return json(200, { result: 'refused', ...no });
  return json(200, { result: 'allowed', costs: { points: 1 }, price: '1 point' });
}

const told = ({ played }: Service): Response =>
  json(200, {
    events: Array.from({ length: played }, () => ({ kind: 'play', seat: 0, sentences: [] })),
    next: null,
  });

/** No answer, as often as the client asks. */
const silence = () => Array.from({ length: 5 }, () => json(502, null));

const at = (version: number, seat = 0, decision: string | null = null): Position => ({
  game: 'a game',
  title: 'a title',
  titleVersion: 1,
  status: 'running',
  version,
  newest: version,
  seat,
  toAct: [seat],
  decision,
  mayTakeBack: 0,
  outcome: null,
  sections: [],
  view: null,
});

/** A draft before a service one can change, with a shelf that may be another draft's. */
function draftAt(position: Position, kept = new Map<string, string>()) {
  const service: Service = {
    room: 9,
    cutAfter: null,
    isTooLate: false,
    seen: [],
    answers: [],
    trials: [],
    played: 0,
  };
  const now = signal<Position | null>(position);
  let loads = 0;
  const client = createClient({
    baseUrl: 'http://service.test',
    token: () => null,
    language: () => 'en',
    retry: { wait: async () => undefined, random: () => 1 },
    fetch: async (request) => {
      const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const text = await request.text();
      const body = JSON.parse(text || '{}') as Service['seen'][number]['body'];
      service.seen.push({ path, body, key: request.headers.get('idempotency-key') ?? '' });
      if (path === 'log') return told(service);
      if (path === 'dry-runs')
        return service.trials.shift() ?? foreseen(service, body.actions ?? [], body.place);
      if (path === 'why-not') return explained(service, body.after ?? []);
      return service.answers.shift() ?? json(200, { version: 2, events: [] });
    },
  });
  const draft = openDraft(
    {
      id: 'a game',
      game: signal(null),
      position: now,
      offers: signal({ version: 1, decision: null, offers: [offer('first')] }),
      load: async () => {
        loads += 1;
      },
    },
    {
      client,
      userId: () => 'me',
      isExpired: () => false,
      shelf: {
        read: (key) => kept.get(key) ?? null,
        write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
      },
    },
  );
  const sentences = () => draft.steps.value.map(({ sentence }) => sentence);
  const asked = (path: string) => service.seen.filter((one) => one.path === path);
  return { draft, service, now, kept, sentences, asked, loads: () => loads };
}

/** Until all that was begun has come to an end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('two quick clicks plan two acts', async () => {
  const { draft, sentences } = draftAt(at(1));
  await Promise.all([draft.add(offer('walk')), draft.add(offer('trade'))]);
  expect(sentences()).toEqual(['Do walk', 'Do trade']);
  expect(draft.offers.value.map(({ sentence }) => sentence)).toEqual(['Do after 2']);
});

test('plans all the acts that a line says, behind the plan, and all or none of them', async () => {
  const { draft, service, sentences, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  const acts = ['walk', 'trade', 'rest'].map((type) => ({ type }));
  service.trials.push(foreseen(service, acts));
  expect(await draft.write('trade, rest')).toBe(true);
  expect(asked('dry-runs')[1]?.body).toEqual({ notation: ['walk', 'trade, rest'] });
  expect(sentences()).toEqual(['Do walk', 'Do trade', 'Do rest']);
  service.trials.push(foreseen({ ...service, room: 4 }, [...acts, ...acts]));
  expect(await draft.write('walk, trade, rest')).toBe(false);
  expect(sentences()).toEqual(['Do walk', 'Do trade', 'Do rest']);
  expect(draft.setback.value).toMatchObject({ kind: 'line-refused', problem: { rule: 'R 1' } });
});

test('undoes and redoes without asking again', async () => {
  const { draft, service, sentences } = draftAt(at(1));
  for (const type of ['walk', 'trade', 'rest']) await draft.add(offer(type));
  const asked = service.seen.length;
  await draft.undo();
  await draft.undo();
  expect(sentences()).toEqual(['Do walk']);
  await draft.redo();
  expect(sentences()).toEqual(['Do walk', 'Do trade']);
  await draft.keepFirst(0);
  expect(draft.foreseen.value).toBeNull();
  expect(draft.offers.value.map(({ sentence }) => sentence)).toEqual(['Do first']);
  for (const _ of ['walk', 'trade', 'rest']) await draft.redo();
  expect(sentences()).toEqual(['Do walk', 'Do trade', 'Do rest']);
  expect(draft.canRedo.value).toBe(false);
  expect(service.seen.length).toBe(asked);
});

test('what a rule refuses is not planned, and the plan stays', async () => {
  const { draft, service, sentences } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.room = 1;
  expect(await draft.add(offer('trade'))).toBe(false);
  expect(sentences()).toEqual(['Do walk']);
  expect(draft.setback.value).toMatchObject({ kind: 'refused', problem: { rule: 'R 1' } });
});

test('a plan is cut where nobody can see further', async () => {
  const { draft, service } = draftAt(at(1));
  service.cutAfter = 1;
  await draft.add(offer('draw'));
  expect(draft.isCut.value).toBe(true);
});

test('another sealed answer takes the place of the first', async () => {
  const { draft, sentences } = draftAt(at(1, 0, 'bids'));
  const bid = (coins: number) => offer('seal', 'sealed', { coins });
  await draft.add(bid(3));
  await draft.add(bid(5));
  expect(sentences()).toHaveLength(1);
  expect(draft.steps.value[0]?.action).toEqual({ type: 'seal', coins: 5 });
});

test('sends all as one turn, and then plans nothing', async () => {
  const { draft, kept, sentences, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  await draft.add(offer('trade'));
  expect(await draft.send()).toBe(true);
  expect(asked('actions').map(({ body }) => body.actions)).toEqual([
    [{ type: 'walk' }, { type: 'trade' }],
  ]);
  expect(sentences()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('keeps of a plan what is still possible, and says what is not and why', async () => {
  const { draft, service, now, sentences } = draftAt(at(1));
  for (const type of ['walk', 'trade', 'rest']) await draft.add(offer(type));
  service.room = 1;
  now.value = at(2);
  await settled();
  expect(sentences()).toEqual(['Do walk']);
  expect(draft.setback.value).toEqual({
    kind: 'overtaken',
    since: 1,
    lost: [
      { sentence: 'Do trade', problem: { detail: 'No.', rule: 'R 1' } },
      { sentence: 'Do rest', problem: null },
    ],
  });
});

test('the position told anew, as in another language, is no news', async () => {
  const { draft, now, sentences } = draftAt(at(1));
  await draft.add(offer('walk'));
  now.value = at(1);
  await settled();
  expect(sentences()).toEqual(['Do walk']);
  expect(draft.setback.value).toBeNull();
});

test('an act that is being tried while the game moves is planned all the same', async () => {
  const { draft, now, sentences } = draftAt(at(1));
  await draft.add(offer('walk'));
  const stop = draft.isTrying.subscribe((isTrying) => {
    if (isTrying) now.value = at(2);
  });
  expect(await draft.add(offer('trade'))).toBe(true);
  stop();
  await settled();
  expect(sentences()).toEqual(['Do walk', 'Do trade']);
  expect(draft.setback.value).toEqual({ kind: 'overtaken', since: 1, lost: [] });
});

test('the first act too is looked at anew when the game moves while it is tried', async () => {
  const { draft, service, now, sentences } = draftAt(at(1));
  const stop = draft.isTrying.subscribe((isTrying) => {
    if (isTrying) now.value = at(2);
  });
  expect(await draft.add(offer('walk'))).toBe(true);
  stop();
  service.room = 0;
  await settled();
  expect(sentences()).toEqual([]);
  expect(draft.setback.value).toMatchObject({ kind: 'overtaken', since: 1 });
});

test('a sealed plan is not troubled by what others seal', async () => {
  const { draft, now, sentences } = draftAt(at(1, 0, 'bids'));
  await draft.add(offer('seal', 'sealed'));
  now.value = at(2, 0, 'bids');
  await settled();
  expect(sentences()).toEqual(['Do seal']);
  expect(draft.setback.value).toBeNull();
});

test('overtaken while sending, it keeps the plan and says what was missed', async () => {
  const { draft, service, sentences } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.answers.push(problem(412, 'stale'));
  expect(await draft.send()).toBe(false);
  expect(sentences()).toEqual(['Do walk']);
  expect(draft.setback.value).toEqual({ kind: 'overtaken', since: 1, lost: [] });
});

test('a turn that may have arrived is sent again as the same, and looked for when the game moves', async () => {
  const { draft, service, now, sentences, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.answers.push(...silence(), ...silence());
  await draft.send();
  expect(draft.setback.value).toEqual({ kind: 'not-sent' });
  await draft.send();
  expect(sentences()).toEqual(['Do walk']);
  service.played = 1;
  now.value = at(2);
  await settled();
  expect(sentences()).toEqual([]);
  expect(draft.setback.value).toBeNull();
  expect(new Set(asked('actions').map(({ key }) => key)).size).toBe(1);
});

test('orders go with the turn they are left with, also when it is sent again', async () => {
  const { draft, service, asked } = draftAt(at(1));
  const order = { for: 'the rest' } as unknown as Order; // of no title
  await draft.add(offer('walk'));
  void draft.carry(order); // and the button at once
  service.answers.push(...silence());
  await draft.send();
  await draft.send();
  const sent = asked('actions').map(({ body, key }) => ({ place: body.place, key }));
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  for (const { place } of sent) expect(place).toEqual([order]);
  expect(draft.carried.value).toBeNull();
  await draft.add(offer('trade'));
  await draft.send();
  expect(asked('actions').at(-1)?.body).not.toHaveProperty('place');
});

const call = (upTo: number) => ({ upTo }) as unknown as Order; // of no title

test('an order is carried at once, said in words, changed and left out', async () => {
  const { draft, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  const carrying = [draft.carry(call(2)), draft.carry(call(3))];
  expect(draft.carried.value?.order).toEqual(call(3));
  await Promise.all(carrying);
  expect(draft.carried.value).toEqual({ order: call(3), sentence: 'Order {"upTo":3}' });
  expect(asked('dry-runs').at(-1)?.body).toEqual({ place: [call(3)] });
  await draft.carry(null);
  await draft.send();
  expect(asked('actions').at(-1)?.body).not.toHaveProperty('place');
});

test('an order stays while one thinks again about the act, and goes with the next', async () => {
  const { draft, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  await draft.carry(call(3));
  await draft.undo();
  expect(await draft.send()).toBe(false);
  await draft.add(offer('trade'));
  await draft.send();
  expect(asked('actions').map(({ body }) => body.place)).toEqual([[call(3)]]);
});

test('clearing the plan leaves out its order too', async () => {
  const { draft, kept } = draftAt(at(1));
  await draft.add(offer('walk'));
  await draft.carry(call(3));
  draft.clear();
  await settled();
  expect(draft.carried.value).toBeNull();
  expect(kept.size).toBe(0);
});

test('of an order that cannot be left one is told why, and nothing is sent without it', async () => {
  const { draft, service, sentences, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.isTooLate = true;
  expect(await draft.carry(call(3))).toBe(false);
  expect(draft.setback.value).toMatchObject({ kind: 'refused', problem: { rule: 'R 1' } });
  service.answers.push(problem(422, 'refused'));
  await draft.send();
  expect(asked('actions').at(-1)?.body.place).toEqual([call(3)]);
  expect([sentences(), draft.carried.value?.order]).toEqual([['Do walk'], call(3)]);
});

test('an order the service could not be asked about goes all the same', async () => {
  const { draft, service, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.trials.push(json(502, null));
  await draft.carry(call(3));
  expect(draft.setback.value).toMatchObject({ kind: 'unreached' });
  expect(draft.carried.value).toEqual({ order: call(3), sentence: null });
  await draft.send();
  expect(asked('actions').at(-1)?.body.place).toEqual([call(3)]);
});

test('an order outlives the page, with the plan and alone', async () => {
  const first = draftAt(at(1));
  await first.draft.add(offer('walk'));
  await first.draft.carry(call(3));
  first.draft.close();
  const second = draftAt(at(1), first.kept);
  await settled();
  expect(second.draft.carried.value?.order).toEqual(call(3));
  await second.draft.undo();
  second.draft.close();
  const third = draftAt(at(1), first.kept);
  await settled();
  expect(third.sentences()).toEqual([]);
  expect(third.draft.carried.value).toEqual({ order: call(3), sentence: 'Order {"upTo":3}' });
});

test('overtaken, an order is kept where it can still be left, and named where it cannot', async () => {
  const { draft, service, now } = draftAt(at(1));
  await draft.add(offer('walk'));
  await draft.carry(call(3));
  service.room = 0;
  now.value = at(2);
  await settled();
  expect(draft.carried.value?.order).toEqual(call(3));
  expect(draft.setback.value).toMatchObject({ lost: [{ sentence: 'Do walk' }] });
  service.isTooLate = true;
  now.value = at(3);
  await settled();
  expect(draft.carried.value).toBeNull();
  expect(draft.setback.value).toMatchObject({
    kind: 'overtaken',
    lost: [{ sentence: 'Order {"upTo":3}', problem: { rule: 'R 1' } }],
  });
});

test('nothing is played by itself: what never came is planned again, and what is edited too', async () => {
  const { draft, service, now, sentences, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.answers.push(...silence());
  await draft.send();
  const sent = asked('actions').length;
  await draft.undo();
  await draft.add(offer('trade'));
  now.value = at(2);
  await settled();
  expect(sentences()).toEqual(['Do trade']);
  expect(draft.setback.value).toMatchObject({ kind: 'overtaken', lost: [] });
  expect(asked('actions')).toHaveLength(sent);
});

test('what never came is not sent again when others have played', async () => {
  const { draft, service, now, sentences, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.answers.push(...silence());
  await draft.send();
  const sent = asked('actions').length;
  now.value = at(2);
  await settled();
  expect(sentences()).toEqual(['Do walk']);
  expect(asked('actions')).toHaveLength(sent);
});

test('an act is added to what was played, not to what was thought lost', async () => {
  const { draft, service, sentences, asked } = draftAt(at(1));
  await draft.add(offer('rest'));
  service.answers.push(...silence());
  await draft.send();
  service.played = 1;
  await draft.add(offer('rest'));
  expect(sentences()).toEqual(['Do rest']);
  expect(new Set(asked('actions').map(({ key }) => key)).size).toBe(1);
  await draft.send();
  expect(asked('actions').at(-1)?.body.actions).toEqual([{ type: 'rest' }]);
  expect(new Set(asked('actions').map(({ key }) => key)).size).toBe(2);
});

test('nothing is planned while nobody can tell what was played', async () => {
  const { draft, service, sentences } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.answers.push(...silence());
  await draft.send();
  service.played = 1;
  service.answers.push(...silence());
  expect(await draft.add(offer('trade'))).toBe(false);
  expect(sentences()).toEqual(['Do walk']);
  expect(draft.setback.value).toEqual({ kind: 'not-sent' });
});

test('a game that moved while a turn was on its way is followed when that has ended', async () => {
  const { draft, service, now, sentences } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.answers.push(...silence());
  service.played = 1;
  const moved = at(2);
  draft.isSending.subscribe((isSending) => {
    if (isSending) now.value = moved;
  });
  await draft.send();
  await settled();
  expect(sentences()).toEqual([]);
});

test('an act the service could not be asked about is kept, to be tried again', async () => {
  const { draft, service, now, sentences } = draftAt(at(1));
  service.trials.push(json(502, null));
  expect(await draft.add(offer('walk'))).toBe(false);
  const setback = draft.setback.value;
  if (setback?.kind !== 'unreached') throw new Error('It was reached');
  now.value = at(1); // told anew
  expect(draft.setback.value).toBeNull();
  await draft.add(offer('trade'));
  setback.again();
  await settled();
  expect(sentences()).toEqual(['Do trade', 'Do walk']);
});

test('outlives the page, a turn that may have arrived too', async () => {
  const first = draftAt(at(1));
  await first.draft.add(offer('walk'));
  await first.draft.add(offer('trade'));
  first.draft.close();
  const second = draftAt(at(1), first.kept);
  await settled();
  expect(second.sentences()).toEqual(['Do walk', 'Do trade']);
  expect(second.draft.foreseen.value?.steps).toHaveLength(2);
  second.service.answers.push(...silence());
  await second.draft.send();
  second.draft.close();
  const third = draftAt(at(1), first.kept);
  expect(third.draft.setback.value).toEqual({ kind: 'not-sent' });
  await third.draft.send();
  expect(third.asked('actions')[0]?.key).toBe(second.asked('actions')[0]?.key);
});

test('says on return what of the plan is no longer possible', async () => {
  const first = draftAt(at(1));
  await first.draft.add(offer('walk'));
  first.draft.close();
  const second = draftAt(at(4), first.kept);
  second.service.room = 0;
  await settled();
  expect(second.sentences()).toEqual([]);
  expect(second.draft.setback.value).toMatchObject({ lost: [{ sentence: 'Do walk' }] });
});

test('what a seat has planned is kept from the other seats of one screen', async () => {
  const { draft, now, sentences } = draftAt(at(1, 0));
  await draft.add(offer('walk'));
  now.value = at(1, 1);
  await settled();
  expect(sentences()).toEqual([]);
  expect(draft.canRedo.value).toBe(false);
  now.value = at(1, 0);
  await settled();
  expect(sentences()).toEqual(['Do walk']);
});

test('weighs an act behind those planned, once', async () => {
  const { draft, service, asked } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.room = 1;
  const [one] = await Promise.all([draft.weigh({ type: 'trade' }), draft.weigh({ type: 'trade' })]);
  expect(one).toEqual({ ok: false, problem: { detail: 'No.', rule: 'R 1' } });
  expect(asked('why-not')).toHaveLength(1);
  expect(asked('dry-runs')).toHaveLength(1);
});

test('what is weighed behind a plan that was overtaken brings the news, and is weighed again', async () => {
  const { draft, service, now, sentences, asked, loads } = draftAt(at(1));
  await draft.add(offer('walk'));
  service.room = 0;
  expect(await draft.weigh({ type: 'trade' })).toMatchObject({ ok: false });
  expect(loads()).toBe(1);
  now.value = at(2);
  await settled();
  expect(sentences()).toEqual([]);
  expect(draft.setback.value).toMatchObject({ kind: 'overtaken', lost: [{ sentence: 'Do walk' }] });
  service.room = 9;
  expect(await draft.weigh({ type: 'trade' })).toEqual({ ok: true, price: '1 point' });
  expect(asked('why-not').map(({ body }) => body.after)).toEqual([[{ type: 'walk' }], undefined]);
});

test('takes back what is already sent', async () => {
  const { draft, asked } = draftAt(at(1));
  expect(await draft.takeBack()).toBe(true);
  expect(asked('undo')).toHaveLength(1);
});

test('a turn that is sent while an act is taken back goes when that is done', async () => {
  const { draft, service } = draftAt(at(1));
  await draft.add(offer('walk'));
  const taking = draft.takeBack();
  expect(await draft.send()).toBe(true);
  expect(await taking).toBe(true);
  expect(service.seen.map(({ path }) => path)).toEqual(['dry-runs', 'undo', 'actions']);
});

test('what was weighed is weighed anew when the game has moved, also without a plan', async () => {
  const { draft, service, now } = draftAt(at(1));
  service.room = 0;
  expect(await draft.weigh({ type: 'trade' })).toMatchObject({ ok: false });
  service.room = 9;
  await draft.takeBack();
  expect(await draft.weigh({ type: 'trade' })).toMatchObject({ ok: true });
  service.room = 0;
  now.value = at(2);
  expect(await draft.weigh({ type: 'trade' })).toMatchObject({ ok: false });
});

test('a line that is refused is answered as one, until an empty one is written', async () => {
  const { draft, service, sentences } = draftAt(at(1));
  const refused = () => foreseen({ ...service, room: 0 }, [{ type: 'nonsense' } as Action]);
  service.trials.push(refused());
  expect(await draft.write('nonsense')).toBe(false);
  expect(draft.setback.value).toMatchObject({ kind: 'line-refused', problem: { rule: 'R 1' } });
  expect(await draft.write('')).toBe(false);
  expect(draft.setback.value).toBeNull();
  expect(service.seen).toHaveLength(1);

  service.trials.push(foreseen(service, [{ type: 'far' } as Action]), refused());
  expect(await draft.write('far')).toBe(false); // it is understood, and the rules say no
  expect(draft.setback.value).toMatchObject({ kind: 'line-refused' });

  service.trials.push(...silence());
  expect(await draft.write('far')).toBe(false);
  expect(draft.setback.value).toMatchObject({ kind: 'unreached' });
  await draft.write('');
  expect(draft.setback.value).toMatchObject({ kind: 'unreached' });
  expect(sentences()).toEqual([]);
});

import { type Api, keyHeader, settle } from './link.ts';
import type { Action, DecidedOn, Keyed, Order, Schemas, Seated, Told } from './shapes.ts';

/** One action, several one behind the other, or the same as lines of notation. */
type Steps =
  | { readonly action: Action }
  | { readonly actions: readonly Action[] }
  | { readonly notation: string | readonly string[] };

/** One action, either way. */
type Step = { readonly action: Action } | { readonly notation: string };

/** What a seat asks for is asked upon something, and has one effect. */
type Upon = Seated & Keyed & { readonly on: DecidedOn };

/** All a seat does before it looks away: orders cancelled, orders left, then acts; all or nothing. */
type Act = Steps &
  Upon & {
    readonly cancel?: readonly number[];
    readonly place?: readonly Order[];
    readonly wantsPosition?: boolean; // what it leads to, with the answer
  };

/** Which action it is, of which title, is for the service to judge. */
const unjudged = (action: Action) => action as Schemas['Action'];

function stepsOf(wish: Steps) {
  if ('action' in wish) return { actions: [unjudged(wish.action)] };
  if ('notation' in wish) return { notation: [wish.notation].flat() };
  return wish.actions.length === 0 ? {} : { actions: wish.actions.map(unjudged) };
}

const stepOf = (wish: Step) => ('action' in wish ? { action: unjudged(wish.action) } : wish);

const decisionOf = (on: DecidedOn) => ('decision' in on ? { decision: on.decision } : {});

/** Where a request of a seat goes, for which seat, upon which version, with which key. */
const asked = (game: string, { seat, on, key }: Upon) => ({
  path: { game },
  query: seat === undefined ? {} : { seat },
  header: { ...keyHeader(key), ...('version' in on ? { 'if-match': `"${on.version}"` } : {}) },
});

/** What one's seat does, would do and may do. */
export const actingCalls = ({ GET, POST, PUT, DELETE }: Api) => ({
  act(game: string, act: Act): Told<'Acted'> {
    const { on, cancel, place, wantsPosition = false } = act;
    const { header, ...params } = asked(game, act);
    const prefer = wantsPosition ? { prefer: 'return=representation' } : {};
    return settle(
      POST('/v1/games/{game}/actions', {
        params: { ...params, header: { ...header, ...prefer } },
        body: {
          ...stepsOf(act),
          ...(cancel && { cancel: [...cancel] }),
          ...(place && { place: [...place] }),
          ...decisionOf(on),
        },
      }),
    );
  },
  /** What a link of a turn's mail would do; whoever has it need not be signed in. */
  lookAtMoveLink: (link: string): Told<'MoveSeen'> =>
    settle(POST('/v1/move-links/look', { body: { link } })),
  /** Does it, once. */
  useMoveLink: (link: string): Told<'MoveDone'> =>
    settle(POST('/v1/move-links/use', { body: { link } })),
  /** Takes back one's last acts of an uninterrupted turn. */
  undo: (
    game: string,
    { acts = 1, ...upon }: Seated & Keyed & { readonly on: { version: number }; acts?: number },
  ): Told<'Acted'> =>
    settle(POST('/v1/games/{game}/undo', { params: asked(game, upon), body: { acts } })),
  /** The standing orders of one's seat, and what they would do now. */
  orders: (game: string, of: Seated = {}): Told<'StandingOrders'> =>
    settle(GET('/v1/games/{game}/orders', { params: { path: { game }, query: of } })),
  placeOrder: (game: string, { order, ...upon }: Upon & { readonly order: Order }): Told<'Acted'> =>
    settle(
      POST('/v1/games/{game}/orders', {
        params: asked(game, upon),
        body: { order, ...decisionOf(upon.on) },
      }),
    ),
  cancelOrder(game: string, { order, ...upon }: Upon & { readonly order: number }): Told<'Acted'> {
    const { path, query, header } = asked(game, upon);
    return settle(
      DELETE('/v1/games/{game}/orders/{order}', {
        params: { path: { ...path, order }, query: { ...query, ...decisionOf(upon.on) }, header },
      }),
    );
  },
  /** What actions, and orders left before them, would lead to, as far as one can see. */
  foresee: (
    game: string,
    { place = [], ...steps }: Steps & { readonly place?: readonly Order[] },
    of: Seated = {},
  ): Told<'Foreseen'> =>
    settle(
      POST('/v1/games/{game}/dry-runs', {
        params: { path: { game }, query: of },
        body: { ...stepsOf(steps), ...(place.length > 0 && { place: [...place] }) },
      }),
    ),
  /** Whether one may do something, behind other acts, at what cost; and if not, by which rule. */
  explain: (
    game: string,
    { after = [], ...step }: Step & { readonly after?: readonly Action[] },
    of: Seated = {},
  ): Told<'Explanation'> =>
    settle(
      POST('/v1/games/{game}/why-not', {
        params: { path: { game }, query: of },
        body: { ...stepOf(step), ...(after.length > 0 && { after: after.map(unjudged) }) },
      }),
    ),
  /** What is done for one's seat if it runs out of time; nobody else ever sees it. */
  lateOrder: (game: string, of: Seated = {}): Told<'LateOrder'> =>
    settle(GET('/v1/games/{game}/late-order', { params: { path: { game }, query: of } })),
  /** Leaves such acts, in the place of those left before. */
  placeLateOrder: (
    game: string,
    wish: Steps,
    { key, ...of }: Seated & Keyed = {},
  ): Told<'LateOrder'> =>
    settle(
      PUT('/v1/games/{game}/late-order', {
        params: { path: { game }, query: of, header: keyHeader(key) },
        body: stepsOf(wish),
      }),
    ),
  cancelLateOrder: (game: string, of: Seated = {}): Told<'LateOrder'> =>
    settle(
      DELETE('/v1/games/{game}/late-order', {
        params: { path: { game }, query: of, header: keyHeader(undefined) },
      }),
    ),
});

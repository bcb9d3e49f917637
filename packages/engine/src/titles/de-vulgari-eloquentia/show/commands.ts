import type { Seat } from '../../../core/seat.ts';
import { isAtSea } from '../atlas.ts';
import { spaceOf } from '../discs.ts';
import { write } from '../notation.ts';
import { eventTile, kindOf, ofColour, valueOfTile, zoneOf } from '../pieces.ts';
import { isMerchant } from '../rules/2-2-charity.ts';
import { votesOf } from '../rules/6-6-votes.ts';
import { virtualCube } from '../rules/9-friars.ts';
import { mostVotes, waysToPay } from '../rules/11-stupor-mundi.ts';
import { statusesFor, statusPrice } from '../rules/12-end.ts';
import { type Action, colours, tracks, type View } from '../types.ts';
import { reachable } from './fares.ts';
import { type Block, isPlayed, type Player, type Scene, text, viewer, voter } from './scene.ts';

/** What may be done under some condition. */
type Possible = readonly (readonly [boolean, readonly Action[]])[];

const done = (possible: Possible): readonly Action[] =>
  possible.flatMap(([is, actions]) => (is ? actions : []));

/** Who chooses his starting city now. */
export const toStart = ({ order, players }: View): Seat | undefined =>
  [...order].reverse().find((seat) => players[seat]?.place === null);

export const freeStarts = ({ view, edition }: Scene) =>
  edition.zones.filter(
    ({ id, start }) => start === true && view.players.every(({ place }) => place !== id),
  );

/** Who chooses from whom he receives. */
export const toReceive = ({ order, players, charity }: View): Seat | undefined =>
  order.find((seat) => {
    const player = players[seat];
    return player !== undefined && !isMerchant(player) && charity?.served.includes(seat) !== true;
  });

/** The cubes a Friar may become a Cardinal with: Stefano's virtual one, or a real one he has. */
function discards(scene: Scene): readonly ('red' | 'black' | 'virtual')[] {
  const player = voter(scene);
  if (player === undefined) return [];
  if (virtualCube(player) === 'black') return ['virtual'];
  return (['red', 'black'] as const).filter((colour) => ofColour(player.cubes, colour).length > 0);
}

/** What the zone of a pawn lets its owner do. */
function inZone(scene: Scene, player: Player): readonly Action[] {
  const { view, edition } = scene;
  const zone = zoneOf(edition, player.place);
  if (zone === undefined) return [];
  const isFresh = !player.visited.includes(zone.id);
  const gives = view.events.placed
    .map((id) => eventTile(edition, id))
    .filter((event) => event.zone === zone.id)
    .map((event) => event.gives);
  const forMe = isMerchant(player) ? zone.ducats : undefined;
  const discard = discards(scene);
  return done([
    [
      gives.includes('knowledge') || (gives.includes('ducats') && isMerchant(player)),
      [{ type: 'claim-event' }],
    ],
    [isFresh && (forMe ?? zone.knowledge) !== undefined, [{ type: 'take-value' }]],
    [isFresh && zone.messenger === true && player.gift !== null, [{ type: 'study-at-bologna' }]],
    [
      zone.convent === true && isMerchant(player),
      view.friars.map((friar) => ({ type: 'become-friar', friar })),
    ],
    [
      zone.cathedral === true && player.friar !== null,
      view.cardinals.flatMap((cardinal) =>
        discard.map((cube) => ({ type: 'become-cardinal' as const, cardinal, discard: cube })),
      ),
    ],
    [
      zone.abbey === true && player.front.length > 0,
      [
        { type: 'convert-greens', into: 'knowledge' },
        { type: 'convert-greens', into: 'points' },
      ],
    ],
    [gives.includes('auction'), [{ type: 'summon' }]],
  ]);
}

type Going = NonNullable<View['going']>;

/** One example of each act that costs points: others differ by a place, a number or a colour. */
function forPoints(scene: Scene, player: Player, going: Going): readonly Action[] {
  const { view, edition } = scene;
  const [fare] = reachable(scene);
  const [manuscript] = view.manuscripts.flatMap(({ onShow }) => onShow);
  const onSale = colours.filter(
    (colour) => !going.colours.includes(colour) && ofColour(view.sale, colour).length > 0,
  );
  return done([
    [true, fare === undefined ? [] : [{ type: 'move', to: fare.to }]],
    [
      !going.hasManuscript,
      [
        ...(manuscript === undefined
          ? []
          : [{ type: 'take-manuscript' as const, manuscript: kindOf(manuscript) }]),
        ...(view.linguaVolgare === 'on-sale'
          ? [{ type: 'take-manuscript' as const, manuscript: 'volgare' }]
          : []),
      ],
    ],
    [
      true,
      onSale.map((colour) => ({
        type: 'take-cubes',
        colour,
        count: 1,
        sell: colour === 'black' ? 1 : 0,
      })),
    ],
    [!going.hasSalterio, [{ type: 'study-salterio' }]],
    [!going.hasBusiness, [{ type: 'do-business' }]],
    [
      true,
      tracks
        .filter(
          (track) => spaceOf(view.tracks[track], player.seat) < edition.tracks[track].lastSpace,
        )
        .map((track) => ({ type: 'advance', track, spaces: 1 })),
    ],
  ]);
}

/** Whom Shlasinger may still denounce. */
const toDenounce = (view: View, { seat, cardinal, hasDenounced }: Player): Seat | undefined =>
  cardinal === 'cardinal-shlasinger' && !hasDenounced && isPlayed(view)
    ? view.knowledge.find((disc) => disc.seat !== seat && disc.space > 0)?.seat
    : undefined;

/** How one with Shlasinger's tile denounces; empty where he cannot. */
export function denunciation(view: View, player: Player): string {
  const other = toDenounce(view, player);
  return other === undefined ? '' : write({ type: 'denounce', seat: other });
}

function inTurn(scene: Scene, player: Player, going: Going): readonly Action[] {
  const { view, edition } = scene;
  if (going.looking !== null) {
    const [keep = 0, ...back] = view.shownTiles.map((tile) => valueOfTile(edition, tile));
    return [{ type: 'keep-tile', keep, back }];
  }
  const other = toDenounce(view, player);
  const canLook = !player.hasTile && spaceOf(view.tracks.library, player.seat) > 0;
  return done([
    [going.points > 0, forPoints(scene, player, going)],
    [true, inZone(scene, player)],
    [canLook, [{ type: 'look-in-library' }]],
    [true, other === undefined ? [] : [{ type: 'denounce', seat: other }]],
    [going.hasMoved || !isAtSea(edition, player.place), [{ type: 'end-turn' }]],
  ]);
}

type Summons = NonNullable<View['summons']>;

/** What the auction lets the one say whom it waits for. */
function inAuction(scene: Scene, { seat }: Player, summons: Summons): readonly Action[] {
  const { stage, toAsk, bidders, highest } = summons;
  const bidder = voter(scene);
  if (stage === 'asking') {
    return toAsk[0] === seat
      ? [
          { type: 'answer-summons', answer: 'come' },
          { type: 'answer-summons', answer: 'stay' },
        ]
      : [];
  }
  if (bidder === undefined) return [];
  if (stage === 'paying') {
    return highest?.seat === seat
      ? waysToPay(summons, bidder).map((way) => ({ type: 'pay-votes', ...way }))
      : [];
  }
  const votes = (highest?.votes ?? 0) + 1;
  return bidders[0] === seat
    ? done([
        [votes <= mostVotes(summons, seat, bidder), [{ type: 'bid', votes }]],
        [highest !== null, [{ type: 'pass' }]],
      ])
    : [];
}

function atElection(scene: Scene): readonly Action[] {
  const player = voter(scene);
  return player === undefined
    ? []
    : statusesFor(player)
        .filter((status) => statusPrice[status] <= votesOf(player))
        .filter((status) => status !== scene.view.myDeclaration)
        .map((status) => ({ type: 'declare', status }));
}

/** What the viewer may do now, if he is asked anything. */
function open(scene: Scene, player: Player): readonly Action[] {
  const { view } = scene;
  const { phase, summons, going, charity } = view;
  const { seat } = player;
  if (phase === 'election') return atElection(scene);
  if (phase === 'starting' && toStart(view) === seat) {
    return freeStarts(scene).map(({ id }) => ({ type: 'start-at', zone: id }));
  }
  if (phase === 'charity' && toReceive(view) === seat) {
    return (charity?.candidates ?? []).map((giver) => ({ type: 'ask-alms', seat: giver }));
  }
  if (phase !== 'actions') return [];
  if (summons !== null) return inAuction(scene, player, summons);
  return going?.seat === seat ? inTurn(scene, player, going) : [];
}

/** The lines the viewer may write now. */
export function commandsAsked(scene: Scene): readonly Block[] {
  const player = viewer(scene);
  const lines = player === undefined ? [] : open(scene, player).map((action) => write(action));
  return lines.length === 0 ? [] : [text(scene.board.commands(lines.join('; ')))];
}

import type { Language, NameOf } from '../../core/language.ts';
import { at, type Seat } from '../../core/seat.ts';
import type { Section, ShownPiece } from '../../core/show.ts';
import type { Table } from '../../core/title.ts';
import { dialects, type Edition, type EventTile, type Zone } from './edition.ts';
import {
  type Colour,
  colours,
  type DeVulgariEloquentia,
  type Discs,
  type Track,
  tracks,
  type View,
} from './types.ts';
import type { Board } from './words/board/board.ts';
import { boards } from './words/board/index.ts';
import { names as allNames } from './words/names/index.ts';
import {
  cardinalName,
  cubesCounted,
  cubesSaid,
  friarName,
  libraryValue,
  type Names,
  pieceName,
  placeName,
} from './words/names/names.ts';

type Block = Section['blocks'][number];
type Player = View['players'][number];

/** What every part of the shown position is said from. */
type Scene = {
  readonly view: View;
  readonly edition: Edition;
  readonly board: Board;
  readonly names: Names;
  readonly nameOf: NameOf;
};

const text = (said: string): Block => ({ kind: 'text', text: said });

const grid = (columns: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  columns,
  rows,
});

/** A text about some players, if there are any. */
const about = (
  { names, nameOf }: Scene,
  seats: readonly Seat[],
  say: (listed: string) => string,
): readonly Block[] => (seats.length === 0 ? [] : [text(say(names.listed(seats.map(nameOf))))]);

/** Some pieces under a label, if there are any. */
const laidOut = (label: string, pieces: readonly ShownPiece[]): readonly Block[] =>
  pieces.length === 0 ? [] : [{ kind: 'pieces', label, pieces }];

const colourOf = (cube: string): Colour | undefined =>
  colours.find((colour) => cube.startsWith(`${colour}-`));

const cubesIn = (cubes: readonly string[], colour: Colour): number =>
  cubes.filter((cube) => colourOf(cube) === colour).length;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const dialectsIn = (manuscript: string) =>
  dialects.filter((dialect) => manuscript.split('-').includes(dialect));

/** `2Oi` is of level 2 in Oil, `4OcLa` of level 4 in Oc and Latin. */
const manuscriptMark = (manuscript: string): string =>
  manuscript === 'lingua-volgare'
    ? 'LV'
    : `${manuscript.split('-')[1]}${dialectsIn(manuscript)
        .map((dialect) => capital(dialect.slice(0, 2)))
        .join('')}`;

/** The mark of a piece: a colour's letter, a tile's number, a manuscript's level and dialects. */
function markOf({ edition, board }: Scene, id: string): string {
  const [kind = ''] = id.split('-');
  if (kind === 'manuscript' || kind === 'lingua') return manuscriptMark(id);
  if (kind === 'library') return String(libraryValue(edition, id));
  if (kind === 'papal') return board.marks[id.startsWith('papal-red') ? 'red' : 'white'];
  return board.marks[colourOf(id) ?? 'white'];
}

const piecesOf = (scene: Scene, ids: readonly string[]): readonly ShownPiece[] =>
  ids.map((id) => ({
    id,
    mark: markOf(scene, id),
    name: capital(pieceName(scene.names, scene.edition, id)),
  }));

/** The number by which a player is meant in a line. */
const numbered = ({ nameOf }: Scene, seat: Seat): string => `${nameOf(seat)} (${seat + 1})`;

function startAsked({ view, edition, board, names, nameOf }: Scene): readonly Block[] {
  const chooser = [...view.order].reverse().find((seat) => at(view.players, seat).place === null);
  const free = edition.zones.filter(
    ({ id, start }) => start === true && view.players.every(({ place }) => place !== id),
  );
  return chooser === undefined
    ? []
    : [text(board.choosesStart(nameOf(chooser), names.listed(free.map(({ name }) => name))))];
}

const isReligious = ({ friar, cardinal }: Player): boolean => friar !== null || cardinal !== null;

function almsAsked(scene: Scene): readonly Block[] {
  const { view, board, names, nameOf } = scene;
  const served = view.charity?.served ?? [];
  const candidates = view.charity?.candidates ?? [];
  const chooser = view.order.find(
    (seat) => isReligious(at(view.players, seat)) && !served.includes(seat),
  );
  if (chooser === undefined || candidates.length === 0) return [text(board.charityPhase)];
  const givers = names.listed(candidates.map((seat) => numbered(scene, seat)));
  return [text(board.choosesAlms(nameOf(chooser), givers))];
}

type Going = NonNullable<View['going']>;

/** What can be done once a turn and is done. */
function deedsDone({ board: { deeds }, names }: Scene, going: Going): readonly string[] {
  const taken = names.listed(going.colours.map((colour) => names.cubes[colour][1]));
  const done: readonly (readonly [boolean, string])[] = [
    [going.hasMoved, deeds.moved],
    [going.hasManuscript, deeds.manuscript],
    [going.hasSalterio, deeds.salterio],
    [going.hasBusiness, deeds.business],
    [going.hasUsedVirtual, deeds.virtualCube],
    [going.colours.length > 0, deeds.taken(taken)],
  ];
  return done.filter(([isDone]) => isDone).map(([, deed]) => deed);
}

function turnAsked(scene: Scene, going: Going): readonly Block[] {
  const { view, edition, board, names, nameOf } = scene;
  const name = nameOf(going.seat);
  const sea = edition.seas.find(({ id }) => id === at(view.players, going.seat).place);
  const deeds = deedsDone(scene, going);
  return [
    text(board.plays(name, going.points)),
    ...(deeds.length === 0 ? [] : [text(board.doneAlready(names.listed(deeds)))]),
    ...(sea === undefined || going.hasMoved ? [] : [text(board.mustLand(name, sea.name))]),
    ...(going.looking === null ? [] : [text(board.looks(name, going.looking))]),
    ...laidOut(board.shownTiles, piecesOf(scene, view.shownTiles)),
  ];
}

type Summons = NonNullable<View['summons']>;

/** What the auction of Stupor Mundi waits for. */
function auctionAsked(scene: Scene, { stage, toAsk, bidders, highest }: Summons): readonly Block[] {
  const { board, nameOf } = scene;
  if (stage === 'asking') {
    return [
      ...about(scene, toAsk.slice(0, 1), board.toAnswer),
      ...about(scene, toAsk.slice(1), board.answersLater),
    ];
  }
  if (highest === null) return [text(board.noBid), ...about(scene, bidders, board.bidders)];
  const name = nameOf(highest.seat);
  return stage === 'paying'
    ? [text(board.pays(name, highest.votes))]
    : [text(board.highest(name, highest.votes)), ...about(scene, bidders, board.bidders)];
}

function summonsAsked(scene: Scene, summons: Summons): readonly Block[] {
  const { edition, board, nameOf } = scene;
  const event = edition.events.find(({ gives }) => gives === 'auction');
  const place = placeName(edition, event?.zone ?? '');
  return [
    text(board.summons(nameOf(summons.caller), place, event?.name ?? '')),
    ...about(scene, summons.coming, board.coming),
    ...auctionAsked(scene, summons),
  ];
}

function actionsAsked(scene: Scene): readonly Block[] {
  const { summons, going } = scene.view;
  if (summons !== null) return summonsAsked(scene, summons);
  return going === null ? [text(scene.board.actionPhase)] : turnAsked(scene, going);
}

function electionAsked(scene: Scene): readonly Block[] {
  const { view, board, names } = scene;
  const having = (done: boolean): readonly Seat[] =>
    view.players.map(({ seat }) => seat).filter((seat) => (view.declared[seat] ?? false) === done);
  const mine = view.myDeclaration;
  return [
    text(board.declaring),
    ...about(scene, having(true), board.declared),
    ...about(scene, having(false), board.undeclared),
    ...(mine === null ? [] : [text(board.myDeclaration(names.statuses[mine]))]),
  ];
}

const asked: Readonly<Record<View['phase'], (scene: Scene) => readonly Block[]>> = {
  starting: startAsked,
  event: ({ board }) => [text(board.eventPhase)],
  charity: almsAsked,
  actions: actionsAsked,
  election: electionAsked,
  over: ({ board }) => [text(board.isOver)],
};

function nowHeading({ view: { phase, turn, isLastTurn }, board }: Scene): string {
  if (phase === 'starting') return board.setUp;
  if (phase === 'election') return board.election;
  if (phase === 'over') return board.over;
  return isLastTurn ? board.lastTurn(turn) : board.turn(turn);
}

/** What is asked now, and of whom. */
function nowSection(scene: Scene): readonly Section[] {
  const { view, board } = scene;
  return [
    {
      heading: nowHeading(scene),
      blocks: [
        ...asked[view.phase](scene),
        ...about(scene, view.order, board.order),
        ...about(scene, view.played, board.played),
      ],
    },
  ];
}

const votesOf = (cubes: readonly string[]): number =>
  3 * cubesIn(cubes, 'red') + 2 * cubesIn(cubes, 'black') + cubesIn(cubes, 'yellow');

const virtualVotes: Readonly<Record<string, number>> = {
  'friar-michael': 1,
  'friar-stefano': 2,
  'cardinal-balestreri': 3,
};

/** Whose screen is shown as one's own: at the end all are shown side by side. */
const isMine = ({ me, phase }: View, seat: Seat): boolean => seat === me && phase !== 'over';

function mySection(scene: Scene): readonly Section[] {
  const { view, board } = scene;
  const player = view.players.find(({ seat }) => isMine(view, seat));
  if (player === undefined || player.screen === null) return [];
  const { cubes, manuscripts, tile } = player.screen;
  const virtual = virtualVotes[player.cardinal ?? player.friar ?? ''];
  return [
    {
      heading: board.mine,
      blocks: [
        ...(cubes.length === 0
          ? [text(board.noCubes)]
          : [...laidOut(board.myCubes, piecesOf(scene, cubes)), text(board.votes(votesOf(cubes)))]),
        ...(virtual === undefined ? [] : [text(board.virtualVotes(virtual))]),
        ...(manuscripts.length === 0
          ? [text(board.noManuscripts)]
          : laidOut(board.myManuscripts, piecesOf(scene, manuscripts))),
        ...laidOut(board.myTile, piecesOf(scene, tile === null ? [] : [tile])),
      ],
    },
  ];
}

/** What the table may see behind screens: at the end, or in a game with open screens. */
function screenSection({ view, edition, board, names, nameOf }: Scene): readonly Section[] {
  const rows = view.players.flatMap(({ seat, screen, hasTile }) => {
    if (screen === null || isMine(view, seat)) return [];
    const { cubes, manuscripts, tile } = screen;
    const unseen = hasTile ? board.secretTile : '';
    return [
      [
        nameOf(seat),
        cubesSaid(names, cubes),
        manuscripts.map((id) => pieceName(names, edition, id)).join(', '),
        tile === null ? unseen : String(libraryValue(edition, tile)),
      ],
    ];
  });
  return rows.length === 0
    ? []
    : [{ heading: board.screens, blocks: [grid(board.screenColumns, rows)] }];
}

const levelAt = ({ knowledge }: Edition, space: number): number =>
  knowledge.levelStarts.filter((start) => start <= space).length;

function statusOf(names: Names, { friar, cardinal }: Player): string {
  if (cardinal !== null) return cardinalName(names, cardinal);
  return friar === null ? names.merchant : friarName(names, friar);
}

/** What else there is to know of a player. */
function besides({ edition, board, names }: Scene, player: Player): readonly string[] {
  const { visited, gift, hasTile, hasDenounced, elected } = player;
  const hasStudied = edition.zones.some(
    ({ id, messenger }) => messenger === true && visited.includes(id),
  );
  return [
    ...(gift === null || hasStudied ? [] : [board.gift(gift)]),
    ...(hasTile ? [board.keepsTile] : []),
    ...(hasDenounced ? [board.hasDenounced] : []),
    ...(elected === null ? [] : [names.statuses[elected]]),
  ];
}

function playerSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names, nameOf } = scene;
  const rows = view.players.map((player) => {
    const { seat, place, ducats, front, visited } = player;
    const space = view.knowledge.find((disc) => disc.seat === seat)?.space ?? 0;
    return [
      String(seat + 1),
      nameOf(seat),
      place === null ? board.notPlaced : placeName(edition, place),
      String(ducats),
      statusOf(names, player),
      board.atLevel(space, levelAt(edition, space)),
      String(front.length),
      String(visited.length),
      besides(scene, player).join(', '),
    ];
  });
  return [{ heading: board.players, blocks: [grid(board.playerColumns, rows)] }];
}

function givenBy(board: Board, { gives, amount }: EventTile): string {
  if (gives === 'auction') return board.auction;
  return gives === 'ducats' ? board.ducats(amount) : board.knowledge(amount);
}

const eventOf = ({ events }: Edition, id: string): EventTile | undefined =>
  events.find(({ number }) => `event-${number}` === id);

/** What a zone is for now. */
function thingsIn({ view, edition, board, names }: Scene, zone: Zone): readonly string[] {
  const { ducats = 0, knowledge = 0 } = zone;
  const lying = view.events.placed
    .map((id) => eventOf(edition, id))
    .filter((event) => event !== undefined)
    .filter((event) => event.zone === zone.id);
  const canticle = view.canticle.find((dealt) => dealt.zone === zone.id);
  const kinds: readonly (readonly [boolean | undefined, string])[] = [
    [zone.convent, board.convent],
    [zone.abbey, board.abbey],
    [zone.cathedral, board.cathedral],
    [zone.messenger, board.bologna],
  ];
  return [
    ...(ducats > 0 ? [board.ducats(ducats)] : []),
    ...(knowledge > 0 ? [board.knowledge(knowledge)] : []),
    ...lying.map((event) => `${names.event(event.name)} (${givenBy(board, event)})`),
    ...kinds.filter(([is]) => is === true).map(([, kind]) => kind),
    ...(canticle === undefined ? [] : [pieceName(names, edition, canticle.tile)]),
    ...(zone.port === undefined ? [] : [board.port(placeName(edition, zone.port))]),
  ];
}

/** The places one step away, by road or by sea. */
function neighboursOf(edition: Edition, place: string): string {
  const ports = edition.zones.flatMap(({ id, port }) =>
    port === undefined ? [] : [[id, port] as const],
  );
  return [...edition.roads.list, ...ports]
    .filter((ends) => ends.includes(place))
    .map(([one, other]) => placeName(edition, one === place ? other : one))
    .join(', ');
}

function mapSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names, nameOf } = scene;
  const whose = (is: (player: Player) => boolean): string =>
    view.players
      .filter(is)
      .map(({ seat }) => nameOf(seat))
      .join(', ');
  const row = (place: { readonly id: string; readonly name: string }, here: string, of: string) => [
    place.name,
    of,
    here,
    whose((player) => player.place === place.id),
    whose(({ visited }) => visited.includes(place.id)),
    neighboursOf(edition, place.id),
  ];
  const rows = [
    ...edition.zones.map((zone) =>
      row(
        zone,
        thingsIn(scene, zone).join(', '),
        zone.dialect === null ? '' : names.dialects[zone.dialect],
      ),
    ),
    ...edition.seas.map((sea) => row(sea, board.sea, '')),
  ];
  return [{ heading: board.map, blocks: [text(board.mapNote), grid(board.mapColumns, rows)] }];
}

/** The tiles to come: tile 10 on turn 10, those before it on the turns before. */
function eventSection({ view, edition, board }: Scene): readonly Section[] {
  const { waiting } = view.events;
  const rows = waiting.flatMap((id, index) => {
    const event = eventOf(edition, id);
    const turn = edition.events.length - waiting.length + index + 1;
    return event === undefined
      ? []
      : [[String(turn), event.name, placeName(edition, event.zone), givenBy(board, event)]];
  });
  return rows.length === 0
    ? []
    : [{ heading: board.comingEvents, blocks: [grid(board.eventColumns, rows)] }];
}

function cubeSection(scene: Scene): readonly Section[] {
  const { view, board, names } = scene;
  const coming = view.chart
    .map((laid, index) => [String(index + 1), ...colours.map((colour) => cubesIn(laid, colour))])
    .filter((_, index) => (view.chart[index] ?? []).length > 0)
    .map((row) => row.map(String));
  const words = names.listed(colours.map((colour) => `${colour} (${names.cubes[colour][1]})`));
  return [
    {
      heading: board.cubes,
      blocks: [
        ...(view.sale.length === 0
          ? [text(board.nothingOnSale)]
          : laidOut(board.onSale, piecesOf(scene, view.sale))),
        text(board.written(words)),
        ...(coming.length === 0
          ? []
          : [
              grid(
                [board.comingOnTurn, ...colours.map((colour) => names.cubes[colour][1])],
                coming,
              ),
            ]),
        ...(view.gone.length === 0 ? [] : [text(board.outOfPlay(cubesSaid(names, view.gone)))]),
      ],
    },
  ];
}

function manuscriptSection({ view, edition, board, names }: Scene): readonly Section[] {
  const dialectNames = (manuscript: string): string =>
    dialectsIn(manuscript)
      .map((dialect) => names.dialects[dialect])
      .join('/');
  const { level: levelNeeded, actions } = edition.manuscripts.linguaVolgare;
  const rows = [
    ...view.manuscripts.map(({ level, cost, onShow, left }) => [
      String(level),
      String(cost),
      onShow.map(dialectNames).join(', '),
      String(left),
    ]),
    ...(view.linguaVolgare === 'on-sale'
      ? [[String(levelNeeded), String(actions), names.linguaVolgare, '0']]
      : []),
  ];
  const words = names.listed([
    ...dialects.map((dialect) => `${dialect} (${names.dialects[dialect]})`),
    `volgare (${names.linguaVolgare})`,
  ]);
  return [
    {
      heading: board.manuscripts,
      blocks: [
        grid(board.manuscriptColumns, rows),
        text(board.linguaVolgare[view.linguaVolgare]),
        text(board.written(words)),
      ],
    },
  ];
}

/** What there is to mind on a track. */
const minded: Readonly<Record<Track, (scene: Scene) => string>> = {
  riddle: ({ edition, board }) =>
    board.riddle(
      edition.tracks.riddle.points.map(({ from, vp }) => board.from(from, vp)).join(', '),
    ),
  messenger: ({ view: { turn }, board, names }) =>
    turn < 8
      ? board.messenger(20, cubesCounted(names, 'yellow', 2), 15)
      : board.messenger(10, cubesCounted(names, 'yellow', 1), 10),
  orient: ({ board }) => board.orient,
  canticle: ({ board }) => board.canticle,
  library: ({ edition, board }) => board.library(edition.tracks.library.tilesDrawn.join(', ')),
  rest: ({ board }) => board.rest,
};

/** The discs from the one ahead: of those on one space, the one that came first (DVE 1.10). */
const aheadFirst = (discs: Discs, nameOf: NameOf): string =>
  [...discs]
    .sort((one, other) => other.space - one.space)
    .map(({ seat, space }) => `${nameOf(seat)} ${space}`)
    .join(', ');

function trackRow(scene: Scene, track: Track): readonly string[] {
  const { view, edition, board, names, nameOf } = scene;
  const away = view.tracks[track].filter(({ space }) => space > 0);
  return [
    capital(names.tracks[track]),
    track,
    String(edition.tracks[track].lastSpace),
    away.length === 0 ? board.noDisc : aheadFirst(away, nameOf),
    minded[track](scene),
  ];
}

function trackSection(scene: Scene): readonly Section[] {
  const { view, edition, board, nameOf } = scene;
  const { lastSpace, levelStarts } = edition.knowledge;
  const knowledge = [
    board.knowledgeTrack,
    '',
    String(lastSpace),
    aheadFirst(view.knowledge, nameOf),
    board.levels(levelStarts.join(', ')),
  ];
  const rows = [knowledge, ...tracks.map((track) => trackRow(scene, track))];
  return [{ heading: board.tracks, blocks: [grid(board.trackColumns, rows)] }];
}

function tileSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names } = scene;
  const rows = [...view.friars, ...view.cardinals].map((id) => [
    pieceName(names, edition, id),
    id.replace('-', ' '),
    board.effects[id] ?? '',
  ]);
  return [
    {
      heading: board.tiles,
      blocks: [
        rows.length === 0 ? text(board.noTile) : grid(board.tileColumns, rows),
        ...laidOut(board.papalRevealed, piecesOf(scene, view.papal.revealed)),
        text(board.papalHidden(view.papal.hidden)),
        text(board.libraryLeft(view.library.left)),
      ],
    },
  ];
}

/** The position in words, as much as one needs to play by mail alone. */
export function show(
  view: View,
  language: Language,
  nameOf: NameOf,
  { edition }: Table<DeVulgariEloquentia>,
): readonly Section[] {
  const scene = { view, edition, board: boards[language], names: allNames[language], nameOf };
  return [
    nowSection,
    mySection,
    playerSection,
    screenSection,
    mapSection,
    eventSection,
    cubeSection,
    manuscriptSection,
    trackSection,
    tileSection,
  ].flatMap((say) => say(scene));
}

/** What a table of printed facts is made from. */
type Printed = { readonly edition: Edition; readonly board: Board; readonly names: Names };

function ourZones({ edition, board, names }: Printed): readonly Section[] {
  const ours = edition.zones.filter(({ placeholders = [] }) => placeholders.includes('zone'));
  return ours.length === 0
    ? []
    : [
        {
          heading: board.about.ourZones,
          blocks: [text(`${names.listed(ours.map(({ name }) => name))}.`)],
        },
      ];
}

function guessedZones({ edition, board: { about: words }, names }: Printed): readonly Section[] {
  const rows = edition.zones.flatMap(({ name, placeholders = [] }) => {
    const fields = placeholders.flatMap((field) => (field === 'zone' ? [] : [words.fields[field]]));
    return fields.length === 0 ? [] : [[name, names.listed(fields)]];
  });
  return rows.length === 0
    ? []
    : [
        {
          heading: words.guessedZones,
          blocks: [grid(words.zoneColumns, rows), text(words.restOfZones)],
        },
      ];
}

function roads({ edition, board: { about: words }, names }: Printed): Section {
  const { list, rulebook } = edition.roads;
  const told = rulebook.map((ends) => ends.map((end) => placeName(edition, end)).join(' – '));
  const ours = list.length - told.length;
  return {
    heading: words.roads,
    blocks: [
      ...(told.length === 0 ? [] : [text(words.toldRoads(names.listed(told)))]),
      ...(ours === 0 ? [] : [text(words.ourRoads(ours))]),
    ],
  };
}

function eventTiles({ edition, board }: Printed): Section {
  const { about: words } = board;
  const rows = edition.events.map((event) => [
    `${event.number} ${event.name}`,
    placeName(edition, event.zone),
    givenBy(board, event),
    words.sources[event.source],
  ]);
  return { heading: words.events, blocks: [grid(words.eventColumns, rows)] };
}

function trackFacts({ edition, board, names }: Printed): readonly (readonly string[])[] {
  const { about: words } = board;
  const { knowledge } = edition;
  return [
    [board.knowledgeTrack, words.spaces(knowledge.lastSpace), words.sources[knowledge.source]],
    ...tracks.map((track) => {
      const { lastSpace, source } = edition.tracks[track];
      return [capital(names.tracks[track]), words.spaces(lastSpace), words.sources[source]];
    }),
  ];
}

function tileFacts({ edition, board: { about: words }, names }: Printed) {
  const { papalEvents, canticleTurns, libraryTiles, manuscripts: kinds, cubesByPlayers } = edition;
  const levels = [
    ...([1, 2, 3] as const).map((level) => words.ofLevel(level, kinds.perDialect[level])),
    words.levelFour(kinds.levelFourPairs.length),
  ];
  const cubesFor = ([2, 3, 4, 5] as const).map((seats) =>
    words.cubesFor(seats, cubesByPlayers[seats].perTurn),
  );
  const facts = [
    [
      words.papalTiles,
      names.listed([words.red(papalEvents.red), words.white(papalEvents.white)]),
      papalEvents.source,
    ],
    [words.canticleTiles, canticleTurns.tiles.join(', '), canticleTurns.source],
    [words.libraryTiles, libraryTiles.values.join(', '), libraryTiles.source],
    [words.manuscripts, levels.join(', '), kinds.source],
    [words.cubes, cubesFor.join(', '), cubesByPlayers.source],
  ] as const;
  return facts.map(([fact, here, source]) => [fact, here, words.sources[source]]);
}

/** Which of the printed facts a rulebook tells, and which are ours until somebody corrects them. */
export function aboutEdition(edition: Edition, language: Language): readonly Section[] {
  const board = boards[language];
  const printed = { edition, board, names: allNames[language] };
  const words = board.about;
  return [
    {
      heading: words.heading(edition.edition),
      blocks: [text(words.intro), text(words.replaceable)],
    },
    ...ourZones(printed),
    ...guessedZones(printed),
    roads(printed),
    eventTiles(printed),
    {
      heading: words.facts,
      blocks: [grid(words.factColumns, [...trackFacts(printed), ...tileFacts(printed)])],
    },
  ];
}

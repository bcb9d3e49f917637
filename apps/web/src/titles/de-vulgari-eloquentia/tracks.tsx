import { Act } from './act.tsx';
import { offerOf } from './acts.ts';
import { Group } from './group.tsx';
import { Disc, Explained } from './pieces.tsx';
import type { Scene } from './scene.ts';
import {
  aheadFirst,
  type Disc as DiscOn,
  discsOn,
  levelAt,
  spaceOf,
  type Track,
  tracks,
} from './view.ts';

const ruleOfTrack: Readonly<Record<Track, string>> = {
  riddle: 'DVE 8.1',
  messenger: 'DVE 8.2',
  orient: 'DVE 8.3',
  canticle: 'DVE 8.4',
  library: 'DVE 8.5',
  rest: 'DVE 8.6',
};

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, at) => at);

/** Whether a disc came to its space since the board was drawn last. */
const hasMoved = (was: readonly DiscOn[] | undefined, { seat, space }: DiscOn): boolean =>
  was !== undefined && spaceOf(was, seat) !== space;

type StackProps = {
  readonly discs: readonly DiscOn[];
  readonly was: readonly DiscOn[] | undefined;
};

/** The discs on one space, the lowest first: it is ahead. */
const Stack = ({ discs, was }: StackProps) =>
  discs.length === 0 ? null : (
    <span class="dve-stack">
      {discs.map((disc) => (
        <Disc key={disc.seat} seat={disc.seat} isMoved={hasMoved(was, disc)} />
      ))}
    </span>
  );

/** Who stands where, the one ahead first. */
function discsSaid({ say, nameOf }: Scene, discs: readonly DiscOn[]): string {
  const away = aheadFirst(discs).filter(({ space }) => space > 0);
  const list = away.map(({ seat, space }) => `${nameOf(seat)} ${space}`);
  return away.length === 0 ? say.noDisc : say.discs(list.join(', '));
}

/** The long track of knowledge, a row for each level. */
function Knowledge({ scene }: { readonly scene: Scene }) {
  const { view, before, facts, say } = scene;
  const { levelStarts, lastSpace } = facts.knowledge;
  const ends = [...levelStarts.slice(1), lastSpace + 1];
  const list = aheadFirst(view.knowledge)
    .map(({ seat, space }) => `${scene.nameOf(seat)} ${say.atLevel(space, levelAt(facts, space))}`)
    .join(', ');
  const what = {
    name: say.headings.knowledge,
    notes: [say.discs(list)],
    rules: ['DVE 1.10', 'DVE 2.3'],
    acts: [],
  };
  return (
    <div class="dve-knowledge">
      <Explained scene={scene} what={what} kind="dve-track-name">
        {what.name}
      </Explained>
      <div class="dve-levels" role="img" aria-label={say.named(what.name, say.discs(list))}>
        {levelStarts.map((start, place) => (
          <div key={start} class="dve-level">
            <span class="dve-level-name">{place + 1}</span>
            {upTo((ends[place] ?? start) - start - 1).map((step) => (
              <span key={step} class="dve-step">
                <span class="dve-step-figure">{start + step}</span>
                <Stack discs={discsOn(view.knowledge, start + step)} was={before?.knowledge} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What is printed beside a space of a track. */
function printedOn({ facts }: Scene, track: Track, space: number): string | null {
  if (track === 'riddle') {
    const points = facts.tracks.riddle.points.find(({ from }) => from === space);
    return points === undefined ? null : `${points.vp}`;
  }
  if (track === 'library' && space > 0) return `${facts.tracks.library.tilesDrawn[space] ?? ''}`;
  return null;
}

function printedSaid({ facts, say }: Scene, track: Track): readonly string[] {
  if (track === 'riddle') {
    return facts.tracks.riddle.points.map(({ from, vp }) => say.riddle(from, vp));
  }
  if (track !== 'library') return [];
  return facts.tracks.library.tilesDrawn.flatMap((tiles, space) =>
    space === 0 ? [] : [say.library(space, tiles)],
  );
}

type TrackProps = { readonly scene: Scene; readonly track: Track };

/** A track, space by space; a space one may advance to is a way to do so. */
function TrackRow({ scene, track }: TrackProps) {
  const { view, before, facts, draft, say } = scene;
  const discs = view.tracks[track];
  const mine = view.me === null ? 0 : spaceOf(discs, view.me);
  const { lastSpace } = facts.tracks[track];
  const what = {
    name: say.tracks[track],
    notes: [say.last(lastSpace), discsSaid(scene, discs), ...printedSaid(scene, track)],
    rules: [ruleOfTrack[track], 'DVE 8'],
    acts: [{ type: 'advance', track, spaces: 1 }],
  };
  const offers = draft?.offers.value ?? [];
  return (
    <li class={`dve-track dve-track-${track}`}>
      <Explained scene={scene} what={what} kind="dve-track-name">
        {what.name}
      </Explained>
      <span class="unseen">{discsSaid(scene, discs)}</span>
      <ol class="dve-steps">
        {upTo(lastSpace).map((space) => {
          const action = { type: 'advance', track, spaces: space - mine };
          const isOpen = offerOf(offers, action) !== undefined;
          const printed = printedOn(scene, track, space);
          return (
            <li key={space} class={isOpen ? 'dve-step dve-step-open' : 'dve-step'}>
              <span class="dve-step-figure" aria-hidden={isOpen}>
                {space}
              </span>
              {printed !== null && (
                <span class="dve-printed" aria-hidden="true">
                  {printed}
                </span>
              )}
              <Stack discs={discsOn(discs, space)} was={before?.tracks[track]} />
              <Act scene={scene} action={action} label={`+${space - mine}`} />
            </li>
          );
        })}
      </ol>
    </li>
  );
}

/** All tracks, each space of each. */
export const Tracks = ({ scene }: { readonly scene: Scene }) => (
  <Group id="tracks" heading={scene.say.headings.tracks}>
    <Knowledge scene={scene} />
    <ul class="dve-track-list">
      {tracks.map((track) => (
        <TrackRow key={track} scene={scene} track={track} />
      ))}
    </ul>
  </Group>
);

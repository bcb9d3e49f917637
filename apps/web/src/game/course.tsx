import { useSignal } from '@preact/signals';
import { words } from '../language.ts';
import { gameAddress } from '../route.ts';
import { type Replay, speeds } from './replay.ts';

type CourseProps = {
  readonly game: string;
  readonly version: number;
  readonly newest: number;
  readonly look: (version: number | null) => void;
  readonly replay: Replay;
};

function CopyLink({ game, version }: Pick<CourseProps, 'game' | 'version'>) {
  const say = words.value.course;
  const copied = useSignal<string | null>(null);
  const address = location.origin + gameAddress(game, version);
  // The clipboard is there on secure pages only; the address bar always is.
  if (!window.isSecureContext) return null;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address).then(
      () => {
        copied.value = address;
      },
      () => undefined, // forbidden: the address bar says the same
    );
  }
  return (
    <button
      type="button"
      class="button button-small button-quiet course-link"
      onClick={() => void copy()}
    >
      {copied.value === address ? say.copied : say.copyLink}
    </button>
  );
}

/** Plays the game's course from where one is, and stops it. */
function Player({ version, newest, replay }: Omit<CourseProps, 'game' | 'look'>) {
  const say = words.value.course;
  const isPlaying = replay.isPlaying.value;
  const isNow = version === newest;
  const stopped = isNow ? say.replay : say.goOn;
  return (
    <>
      <button
        type="button"
        class="button button-small course-play"
        onClick={() => (isPlaying ? replay.pause() : replay.play(isNow ? 0 : version - 1))}
      >
        {isPlaying ? say.pause : stopped}
      </button>
      <fieldset class="speeds" aria-label={say.speed}>
        {speeds.map((speed) => (
          <button
            key={speed}
            type="button"
            class="button button-small button-quiet"
            aria-pressed={replay.speed.value === speed}
            aria-label={say.times(speed)}
            onClick={() => replay.goAt(speed)}
          >
            {speed}×
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** Leads through the game's course, moment by moment. */
export function Course({ game, version, newest, look, replay }: CourseProps) {
  const say = words.value.game;
  function lookAt(wanted: number): void {
    replay.pause();
    look(wanted);
  }
  return (
    <section class={version < newest ? 'course course-past' : 'course'} aria-label={say.course}>
      <button
        type="button"
        class="button button-small"
        disabled={version <= 1}
        aria-label={say.earlier}
        onClick={() => lookAt(version - 1)}
      >
        <span class="course-word">{say.earlier}</span>
        <span class="course-sign" aria-hidden="true">
          ‹
        </span>
      </button>
      <label class="course-slider">
        <span class="course-label">{say.course}</span>
        <input
          type="range"
          min={1}
          max={newest}
          value={version}
          aria-label={say.moment}
          aria-valuetext={say.momentOf(version, newest)}
          onInput={({ currentTarget }) => lookAt(currentTarget.valueAsNumber)}
        />
        <output class="soft">{say.momentOf(version, newest)}</output>
      </label>
      <button
        type="button"
        class="button button-small"
        disabled={version >= newest}
        aria-label={say.later}
        onClick={() => lookAt(version + 1)}
      >
        <span class="course-word">{say.later}</span>
        <span class="course-sign" aria-hidden="true">
          ›
        </span>
      </button>
      <div class="course-more">
        <Player version={version} newest={newest} replay={replay} />
        <CopyLink game={game} version={version} />
      </div>
    </section>
  );
}

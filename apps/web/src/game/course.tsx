import { words } from '../language.ts';

type CourseProps = {
  readonly version: number;
  readonly newest: number;
  readonly look: (version: number | null) => void;
};

/** Leads through the game's course, moment by moment. */
export function Course({ version, newest, look }: CourseProps) {
  const say = words.value.game;
  return (
    <section class="course" aria-label={say.course}>
      <button
        type="button"
        class="button button-small"
        disabled={version <= 1}
        onClick={() => look(version - 1)}
      >
        {say.earlier}
      </button>
      <label class="course-slider">
        <span class="course-label">
          {say.course} <output class="soft">{say.momentOf(version, newest)}</output>
        </span>
        <input
          type="range"
          min={1}
          max={newest}
          value={version}
          aria-label={say.moment}
          aria-valuetext={say.momentOf(version, newest)}
          onInput={({ currentTarget }) => look(currentTarget.valueAsNumber)}
        />
      </label>
      <button
        type="button"
        class="button button-small"
        disabled={version >= newest}
        onClick={() => look(version + 1)}
      >
        {say.later}
      </button>
    </section>
  );
}

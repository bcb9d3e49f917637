import type { Score, Title } from '@staffetta/client';
import { useRef } from 'preact/hooks';
import { locale } from '../language.ts';
import { figure } from '../language-forms.ts';
import { Mark } from '../parts/marks.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { useWidth } from '../parts/width.ts';
import { endingWords } from '../words/ending/index.ts';
import { linesOf, ranked, type SheetLine } from './score-lines.ts';
import { SeatMark } from './seat-mark.tsx';

type SheetProps = {
  readonly score: Score;
  readonly title: Title | undefined;
  readonly nameOf: (seat: number) => string;
};

type PartProps = SheetProps & {
  readonly seats: Score['seats'];
  readonly lines: readonly SheetLine[];
};

const figureOf = (points: number | null | undefined): string =>
  points === null || points === undefined ? '–' : figure(locale.value, points);

function Who({ seat, score, nameOf }: Omit<SheetProps, 'title'> & { readonly seat: number }) {
  return (
    <span class="score-who">
      <svg class="race-key" viewBox="-9 -9 18 18" aria-hidden="true">
        <SeatMark seat={seat} x={0} y={0} />
      </svg>
      {nameOf(seat)}
      {score.winners?.includes(seat) === true && <Mark of="crown" />}
    </span>
  );
}

const What = ({ line, title }: { readonly line: SheetLine; readonly title: Title | undefined }) => (
  <p class="score-what">
    {line.sentence}{' '}
    <small>
      <RuleLink rule={line.rule} title={title} />
    </small>
  </p>
);

/** All seats beside each other. */
function Wide({ seats, lines, ...props }: PartProps) {
  const say = endingWords.value;
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">{say.line}</th>
          {seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <Who seat={seat} {...props} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <th scope="row">
              <What line={line} title={props.title} />
            </th>
            {line.points.map((points, place) => (
              <td key={place}>{figureOf(points)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          {seats.map(({ seat, total }) => (
            <td key={seat}>{figureOf(total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** One seat below the other. */
function Narrow({ seats, lines, ...props }: PartProps) {
  const say = endingWords.value;
  return (
    <>
      {seats.map(({ seat, total }, place) => (
        <table key={seat} class="score-table score-one">
          <caption>
            <Who seat={seat} {...props} />
          </caption>
          <thead class="unseen">
            <tr>
              <th scope="col">{say.line}</th>
              <th scope="col">{say.total}</th>
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ points }) => (points[place] ?? null) !== null)
              .map((line) => (
                <tr key={line.line}>
                  <th scope="row">
                    <What line={line} title={props.title} />
                  </th>
                  <td>{figureOf(line.points[place])}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              <td>{figureOf(total)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </>
  );
}

/** What everybody has points for, and by which rule. */
export function ScoreSheet(props: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const seats = ranked(props.score);
  const parts = { ...props, seats, lines: linesOf(seats) };
  const isWide = width >= 220 + 90 * seats.length;
  return (
    <div ref={box} class={isWide ? 'score-sheet' : 'score-sheet score-narrow'}>
      {isWide ? <Wide {...parts} /> : <Narrow {...parts} />}
    </div>
  );
}

import '../styles/seats.css';
import '../styles/ending.css';
import type { Game, Position, Problem, Result, Score, Title } from '@staffetta/client';
import { newContribution } from '@staffetta/client';
import { useEffect, useState } from 'preact/hooks';
import { noteContribution } from '../chance.ts';
import { language, locale, words } from '../language.ts';
import { figure, listed } from '../language-forms.ts';
import { Archiving } from '../parts/archiving.tsx';
import { Mark } from '../parts/marks.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { gameAddress, go } from '../route.ts';
import { client } from '../service.ts';
import type { TitleParts } from '../titles/contract.ts';
import { endingWords } from '../words/ending/index.ts';
import { usePrinted } from './drawing.ts';
import { FairnessCheck } from './fairness-check.tsx';
import { seatToName } from './names.ts';
import { nameAt } from './player-names.ts';
import { RaceChart, RaceTable } from './race-chart.tsx';
import { marginOf } from './score-lines.ts';
import { ScoreSheet } from './score-sheet.tsx';
import type { Table } from './table.ts';

export { fetchEndingWords } from '../words/ending/index.ts';

/** What was asked for: not there yet, there, or a problem to try again. */
type Asked<Answer> = {
  readonly data: Answer | null;
  readonly problem: Problem | null;
  readonly again: () => void;
};

/** Asks when first shown, and again in another language. */
function useAsked<Answer>(ask: () => Promise<Result<Answer>>): Asked<Answer> {
  const [data, setData] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  const tongue = language.value;
  useEffect(() => {
    let isOver = false;
    void ask().then((result) => {
      if (isOver) return;
      setProblem(result.ok ? null : result.problem);
      if (result.ok) setData(result.data);
    });
    return () => {
      isOver = true;
    };
  }, [tongue, tries]);
  return { data, problem, again: () => setTries((count) => count + 1) };
}

type WonProps = {
  readonly game: Game;
  readonly position: Position;
  readonly nameOf: (seat: number) => string;
};

const namesOf = (seats: readonly number[], nameOf: (seat: number) => string): string =>
  listed(locale.value, seats.map(nameOf));

function victory({ game, position, nameOf }: WonProps): string {
  const say = endingWords.value;
  const winners = position.outcome?.winners ?? [];
  if (winners.length === 0) return say.nobody;
  if (winners.length > 1) return say.share(namesOf(winners, nameOf));
  const isMine = game.mySeats.length === 1 && winners[0] === position.seat;
  return isMine ? say.youWin : say.wins(namesOf(winners, nameOf));
}

/** By how much: the winners' points, and how far the next is behind. */
function margin(score: Score, nameOf: (seat: number) => string): string | null {
  const say = endingWords.value;
  const won = marginOf(score);
  if (won === null) return null;
  const points = say.points(figure(locale.value, won.points), won.points);
  if (won.lead === null) return say.level(points);
  const next = namesOf(won.next, nameOf);
  if (won.lead === 0) return say.tied(points, next);
  return say.ahead(points, figure(locale.value, won.lead), next);
}

function Banner({ score, ...props }: WonProps & { readonly score: Score | null }) {
  const { ending } = props.game;
  const other = endingWords.value.other;
  const hasWinner = (props.position.outcome?.winners.length ?? 0) > 0;
  const lead = score === null ? null : margin(score, props.nameOf);
  return (
    <header class="sheet outcome ending-banner">
      {hasWinner && <Mark of="crown" />}
      <div>
        <h2 id="outcome" tabIndex={-1}>
          {victory(props)}
        </h2>
        {lead !== null && <p class="ending-lead">{lead}</p>}
        {ending !== null && ending !== 'played' && <p>{other[ending]}</p>}
        <Archiving game={props.game} />
      </div>
    </header>
  );
}

/** The same people, once more: whoever comes first opens the table, the others sit down at it. */
function Rematch({ game }: { readonly game: Game }) {
  const say = endingWords.value;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isOpening, setOpening] = useState(false);
  async function playAgain(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const contribution = newContribution();
    const opened = await client.playAgain(game.id, contribution);
    setOpening(false);
    if (!opened.ok) {
      setProblem(opened.problem);
      return;
    }
    noteContribution(opened.data.id, contribution);
    go(gameAddress(opened.data.id));
    scrollTo(0, 0);
  }
  return (
    <>
      <button
        type="button"
        class="button button-main"
        aria-busy={isOpening}
        onClick={() => void playAgain()}
      >
        {isOpening ? say.opening : say.again}
      </button>
      <p class="hint">{say.againHint}</p>
      {problem !== null && <Trouble problem={problem} again={() => void playAgain()} />}
    </>
  );
}

function Journeys({ table, parts, nameOf }: EndingProps & Pick<WonProps, 'nameOf'>) {
  const game = table.game.value;
  const position = table.position.value;
  const { printed, problem, again } = usePrinted(game);
  const Journey = parts?.Journey;
  if (Journey === undefined || game === null || position === null) return null;
  return (
    <section class="sheet ending-journeys" aria-labelledby="ending-journeys">
      <h3 id="ending-journeys">{endingWords.value.journeys}</h3>
      {problem !== null && <Trouble problem={problem} again={again} />}
      {printed === null && problem === null && <Loading />}
      {printed !== null && (
        <Journey
          game={game}
          position={position}
          printed={printed}
          events={table.events.value}
          nameOf={nameOf}
        />
      )}
    </section>
  );
}

type EndingProps = {
  readonly table: Table;
  readonly title: Title | undefined;
  readonly parts: TitleParts | null | undefined;
};

/** How it went: who won and for what, how the points went, everybody's way, the proof, and once more. */
export function Ending({ table, title, parts }: EndingProps) {
  const say = endingWords.value;
  const game = table.game.value;
  const position = table.position.value;
  const of = game === null ? {} : seatToName(game);
  const score = useAsked(() => client.score(table.id, of));
  const race = useAsked(() => client.race(table.id, { ...of, as: 'all' }));
  if (game === null || position === null) return null;
  const nameOf = (seat: number): string => nameAt(game, seat) ?? words.value.game.seat(seat + 1);
  const isPlayed = game.ending !== 'cancelled';

  const turns = parts?.turnsIn?.(table.events.value) ?? [];
  const hasScore = isPlayed && (score.data?.seats.length ?? 0) > 0;
  const problem = score.problem ?? race.problem;
  return (
    <section class="ending" aria-labelledby="outcome">
      <Banner game={game} position={position} nameOf={nameOf} score={score.data} />
      {problem !== null && (
        <Trouble
          problem={problem}
          again={() => {
            score.again();
            race.again();
          }}
        />
      )}
      {hasScore && score.data !== null && (
        <section class="sheet ending-score" aria-labelledby="ending-score">
          <h3 id="ending-score">{say.score}</h3>
          <p class="hint">{say.scoreHint}</p>
          <ScoreSheet score={score.data} title={title} nameOf={nameOf} />
        </section>
      )}
      {hasScore && race.data !== null && (
        <section class="sheet ending-race" aria-labelledby="ending-race">
          <h3 id="ending-race">{say.race}</h3>
          <RaceChart game={game} race={race.data} turns={turns} nameOf={nameOf} />
          <RaceTable game={game} race={race.data} turns={turns} nameOf={nameOf} />
        </section>
      )}
      {isPlayed && <Journeys table={table} title={title} parts={parts} nameOf={nameOf} />}
      <div class="ending-pair">
        <FairnessCheck game={game} />
        <section class="sheet ending-again" aria-labelledby="ending-again">
          <h3 id="ending-again">{say.again}</h3>
          {game.mySeat !== null && <Rematch game={game} />}
          {isPlayed && position.newest > 1 && (
            <p>
              <a class="ending-replay" href={gameAddress(game.id, 1)}>
                {say.replay}
              </a>
            </p>
          )}
        </section>
      </div>
    </section>
  );
}

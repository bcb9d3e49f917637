import '../../styles/game.css';
import '../../styles/inspecting.css';
import { useEffect, useRef } from 'preact/hooks';
import { Nowhere } from '../../parts/nowhere.tsx';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { sayings } from '../../words/inspecting.ts';
import { gameIdIn, type Part, partAddress, partIn, parts, searched } from './address.ts';
import { CheckPart } from './check.tsx';
import { Head } from './head.tsx';
import { HelpPart } from './help.tsx';
import { ImportPage } from './importing.tsx';
import { isInspected, useInspected } from './inspected.ts';
import { LogPart } from './log.tsx';
import { PositionsPart } from './positions.tsx';
import { TimelinePart } from './timeline.tsx';

const shownBy = {
  log: LogPart,
  positions: PositionsPart,
  timeline: TimelinePart,
  check: CheckPart,
  help: HelpPart,
} as const;

function Ways({ id, shown }: { readonly id: string; readonly shown: Part }) {
  const say = sayings.value;
  return (
    <nav class="inspect-parts" aria-label={say.contents}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a
              href={partAddress(id, part)}
              aria-current={part === shown ? 'page' : undefined}
              data-bold={say.parts[part]}
            >
              {say.parts[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whoever goes to another part stands there, and not above all of them. */
function usePart(shown: Part): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = document.querySelector<HTMLElement>('.inspect-part > h2');
    heading?.focus({ preventScroll: true });
    document.querySelector('.inspect-parts')?.scrollIntoView({ block: 'start' });
  }, [shown]);
}

function Inspector({ id }: { readonly id: string }) {
  const inspected = useInspected(id);
  const game = inspected.game.value;
  const problem = inspected.problem.value;
  const shown = partIn(searched());
  const Shown = shownBy[shown];
  usePart(shown);
  if (problem?.status === 404) return <Nowhere />;
  return (
    <div class="inspect">
      {problem !== null && <Trouble problem={problem} again={() => void inspected.refresh()} />}
      {game === null && problem === null && <Loading />}
      {game !== null && (
        <>
          <Head inspected={inspected} game={game} />
          {isInspected(game) && (
            <>
              <Ways id={id} shown={shown} />
              <Shown inspected={inspected} game={game} />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** What is at an address behind that of the games: one of them, or where one is brought in. */
export function InspectPage({ of }: { readonly of: string }) {
  if (of === 'import') return <ImportPage />;
  const id = gameIdIn(of);
  return id === of ? <Inspector id={id} /> : <Nowhere />;
}

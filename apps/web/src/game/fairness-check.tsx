import type { Game, Problem } from '@staffetta/client';
import type { Fairness } from '@staffetta/client/fairness';
import { useState } from 'preact/hooks';
import { notedOf } from '../chance.ts';
import { Mark } from '../parts/marks.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { client } from '../service.ts';
import { endingWords } from '../words/ending/index.ts';
import { checkedThings, foundOf } from './fairness-findings.ts';
import { seatToName } from './names.ts';

/** How far the check is. */
type Checking =
  | { readonly step: 'fetching' }
  | { readonly step: 'checking'; readonly events: number }
  | { readonly step: 'failed'; readonly problem: Problem }
  | { readonly step: 'done'; readonly result: Fairness };

const signs = { right: 'check', wrong: 'cross', open: 'past' } as const;

function Findings({ game, result }: { readonly game: Game; readonly result: Fairness }) {
  const say = endingWords.value;
  const isNoted = Object.keys(notedOf(game.id)).length > 0;
  return (
    <>
      <p class={result.fair ? 'fair-verdict' : 'fair-verdict fair-broken'}>
        <Mark of={result.fair ? 'check' : 'cross'} />
        {result.fair ? say.allFair(result.events, result.draws) : say.notFair(result.event)}
      </p>
      {!result.fair && <p>{say.wrong[result.wrong]}</p>}
      <ul class="fair-checks">
        {checkedThings.map((thing) => {
          const found = foundOf(thing, result);
          const isUnnoted = thing === 'mine' && !isNoted && found === 'right';
          return (
            <li key={thing} class={`fair-${found}`}>
              <Mark of={isUnnoted ? 'past' : signs[found]} />
              <span>
                {isUnnoted ? say.mineUnnoted : say.checks[thing]}
                {!isUnnoted && <span class="fair-found"> – {say.found[found]}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {result.fair && result.withheld > 0 && <p class="hint">{say.withheld(result.withheld)}</p>}
    </>
  );
}

/** Hands a file to the browser, to be kept. */
function keepFile(name: string, content: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser has begun by then
}

/** Lets a browser that has drawn nothing yet draw. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** The proof that nobody has cheated, made in this browser, with one click. */
export function FairnessCheck({ game }: { readonly game: Game }) {
  const say = endingWords.value;
  const [checking, setChecking] = useState<Checking | null>(null);
  const isBusy = checking?.step === 'fetching' || checking?.step === 'checking';

  const fetchFile = () => client.exportGame(game.id, seatToName(game));

  async function check(): Promise<void> {
    if (isBusy) return;
    setChecking({ step: 'fetching' });
    const [file, { checkFairness }] = await Promise.all([
      fetchFile(),
      import('@staffetta/client/fairness'),
    ]);
    if (!file.ok) {
      setChecking({ step: 'failed', problem: file.problem });
      return;
    }
    setChecking({ step: 'checking', events: file.data.events.length });
    await breath();
    setChecking({ step: 'done', result: await checkFairness(file.data, notedOf(game.id)) });
  }

  async function download(): Promise<void> {
    const file = await fetchFile();
    if (file.ok) keepFile(`${game.title}-${game.id}.json`, file.data);
    else setChecking({ step: 'failed', problem: file.problem });
  }

  return (
    <section class="sheet ending-fair" aria-labelledby="ending-fair">
      <h3 id="ending-fair">{say.fair}</h3>
      <p>{say.fairHint}</p>
      <div class="fair-foot">
        <button type="button" class="button" aria-busy={isBusy} onClick={() => void check()}>
          {say.check}
        </button>
        <button type="button" class="button button-quiet" onClick={() => void download()}>
          {say.download}
        </button>
      </div>
      <div role="status" class="fair-result">
        {checking?.step === 'fetching' && <p>{say.fetching}</p>}
        {checking?.step === 'checking' && <p>{say.checking(checking.events)}</p>}
        {isBusy && <progress aria-label={say.check} />}
        {checking?.step === 'done' && <Findings game={game} result={checking.result} />}
      </div>
      {checking?.step === 'failed' && (
        <Trouble problem={checking.problem} again={() => void check()} />
      )}
    </section>
  );
}

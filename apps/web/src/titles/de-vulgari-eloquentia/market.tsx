import { Acts } from './act.tsx';
import { DialectMark } from './dialects.tsx';
import { Group } from './group.tsx';
import { Cube, Explained } from './pieces.tsx';
import type { Scene } from './scene.ts';
import { byColour, type Colour, dialectsOf, isPlayed, kindOf, type View, volgare } from './view.ts';

const ruleOfCube: Readonly<Record<Colour, string>> = {
  red: 'DVE 6.2',
  black: 'DVE 6.3',
  yellow: 'DVE 6.4',
  green: 'DVE 6.5',
};

/** What may be done with cubes of a colour on sale. Only Noblemen can be sold at once. */
function takings({ say }: Scene, colour: Colour) {
  const taking = (count: number, sell: number) => ({
    action: { type: 'take-cubes', colour, count, sell },
    label: sell === 0 ? say.take(count) : say.takeAndSell(count, sell),
  });
  const counts = [1, 2];
  return counts.flatMap((count) =>
    Array.from({ length: colour === 'black' ? count + 1 : 1 }, (_, sell) => taking(count, sell)),
  );
}

const newIn = (
  { before, view }: Scene,
  ids: (of: View) => readonly string[],
): ReadonlySet<string> =>
  new Set(before === null ? [] : ids(view).filter((id) => !ids(before).includes(id)));

/** The cubes on sale, by colour, each with what one may do. */
export function Sale({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const fresh = newIn(scene, ({ sale }) => sale);
  return (
    <Group id="sale" heading={say.headings.sale}>
      {view.sale.length === 0 && <p class="dve-quiet">{say.nothingOnSale}</p>}
      <ul class="dve-lots">
        {byColour(view.sale).map(({ colour, cubes }) => {
          const acts = takings(scene, colour);
          const name = say.cubes[colour][cubes.length === 1 ? 0 : 1];
          const what = {
            name: say.cubes[colour][1],
            notes: [],
            rules: [ruleOfCube[colour], 'DVE 6.1', ...(colour === 'green' ? [] : ['DVE 6.6'])],
            acts: acts.slice(0, 1).map(({ action }) => action),
          };
          return (
            <li key={colour} class="dve-lot" data-pieces={cubes.join(' ')}>
              <Explained
                scene={scene}
                what={what}
                kind="dve-lot-face"
                label={`${cubes.length} ${name}`}
              >
                <span class="dve-cubes" aria-hidden="true">
                  {cubes.map((cube) => (
                    <span key={cube} class={fresh.has(cube) ? 'dve-new' : undefined}>
                      <Cube colour={colour} say={say} />
                    </span>
                  ))}
                </span>
                <span>
                  {cubes.length} {name}
                </span>
              </Explained>
              <Acts scene={scene} acts={acts} />
            </li>
          );
        })}
      </ul>
    </Group>
  );
}

type ManuscriptProps = {
  readonly scene: Scene;
  readonly id: string;
  readonly cost: number | null;
  readonly isNew?: boolean;
};

/** A manuscript: its level, and its dialects by name, colour and pattern. */
export function Manuscript({ scene, id, cost, isNew = false }: ManuscriptProps) {
  const { facts, say, nameOfPiece } = scene;
  const dialects = dialectsOf(id);
  const action = { type: 'take-manuscript', manuscript: kindOf(id) };
  const what = {
    name: nameOfPiece(id),
    notes: cost === null ? [] : [say.cost(cost)],
    rules: id === volgare ? ['DVE 5.4'] : ['DVE 5.2', 'DVE 5.3'],
    acts: cost === null ? [] : [action],
  };
  return (
    <li class={isNew ? 'dve-manuscript dve-new' : 'dve-manuscript'} data-pieces={id}>
      <Explained scene={scene} what={what} kind="dve-manuscript-face" label={what.name}>
        <span class="dve-manuscript-level" aria-hidden="true">
          {id === volgare ? facts.manuscripts.linguaVolgare.level : kindOf(id).charAt(0)}
        </span>
        <span class="dve-tongues">
          {dialects.map((dialect) => (
            <span key={dialect} class="dve-tongue">
              <DialectMark of={dialect} />
              {say.dialects[dialect]}
            </span>
          ))}
          {id === volgare && nameOfPiece(id)}
        </span>
      </Explained>
      {cost !== null && <Acts scene={scene} acts={[{ action, label: say.takeIt }]} />}
    </li>
  );
}

type RowProps = { readonly scene: Scene; readonly row: View['manuscripts'][number] };

function Row({ scene, row: { level, cost, left, onShow } }: RowProps) {
  const { say, before } = scene;
  const was = before?.manuscripts.find((other) => other.level === level)?.onShow;
  return (
    <li class="dve-row">
      <p class="dve-row-head">
        <strong>{say.level(level)}</strong>
        <span>{say.cost(cost)}</span>
        <span class="dve-quiet">{say.left(left)}</span>
      </p>
      {onShow.length === 0 ? (
        <p class="dve-quiet">{say.noneOnShow}</p>
      ) : (
        <ul class="dve-shelf">
          {onShow.map((id) => (
            <Manuscript
              key={id}
              scene={scene}
              id={id}
              cost={cost}
              isNew={was !== undefined && !was.includes(id)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The manuscripts on show, a row for each level, and Lingua Volgare. */
export function Manuscripts({ scene }: { readonly scene: Scene }) {
  const { view, facts, say, nameOfPiece } = scene;
  const { level, actions } = facts.manuscripts.linguaVolgare;
  const state = view.linguaVolgare;
  return (
    <Group id="manuscripts" heading={say.headings.manuscripts}>
      <ul class="dve-rows">
        {view.manuscripts.map((row) => (
          <Row key={row.level} scene={scene} row={row} />
        ))}
        {(isPlayed(view) || state !== 'aside') && (
          <li class="dve-row">
            <p class="dve-row-head">
              <strong>{say.level(level)}</strong>
              <span>{say.cost(actions)}</span>
              <span class="dve-quiet">{say.named(nameOfPiece(volgare), say.volgare[state])}</span>
            </p>
            {state !== 'taken' && (
              <ul class="dve-shelf">
                <Manuscript scene={scene} id={volgare} cost={actions} />
              </ul>
            )}
          </li>
        )}
      </ul>
    </Group>
  );
}

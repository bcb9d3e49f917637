import { useState } from 'preact/hooks';
import { Act } from './act.tsx';
import { offersOf } from './acts.ts';
import { type BackWay, keepWays, nearest } from './keeping.ts';
import type { Scene } from './scene.ts';
import { numberOfTile } from './view.ts';

const Tile = ({ value }: { readonly value: number }) => (
  <span class="dve-library-tile">{value}</span>
);

type ChoiceProps<Value extends string | number> = {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly tiles: readonly number[] }[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
};

/** Tiles of which one, or one order, is chosen. */
const Choice = <Value extends string | number>(props: ChoiceProps<Value>) => (
  <fieldset class="dve-bids">
    <legend>{props.legend}</legend>
    <div class="dve-acts">
      {props.choices.map(({ value, tiles }) => (
        <label key={value} class="dve-choice">
          <input
            type="radio"
            name={props.name}
            checked={value === props.chosen}
            onChange={() => props.choose(value)}
          />
          {tiles.map((tile, place) => (
            <Tile key={place} value={tile} />
          ))}
        </label>
      ))}
    </div>
  </fieldset>
);

const orderOf = ({ back }: BackWay): string => back.join(' ');

/** Which tile one keeps, then the order in which the others go back: at first the one they lie in. */
function Keeping({ scene, shown }: { readonly scene: Scene; readonly shown: readonly number[] }) {
  const { say, draft } = scene;
  const [kept, keep] = useState<number | null>(null);
  const [order, put] = useState<string | null>(null);
  const ways = keepWays(
    offersOf(draft?.offers.value ?? [], 'keep-tile').map(({ action }) => action),
  );
  const way = ways.find(({ value }) => value === kept) ?? ways[0];
  const back = way?.backs.find((one) => orderOf(one) === order) ?? (way && nearest(way, shown));
  if (way === undefined || back === undefined) return null;
  return (
    <>
      <Choice
        legend={say.keep}
        name="keep"
        choices={ways.map(({ value }) => ({ value, tiles: [value] }))}
        chosen={way.value}
        choose={keep}
      />
      {way.backs.length > 1 && (
        <Choice
          legend={say.putBack}
          name="back"
          choices={way.backs.map((one) => ({ value: orderOf(one), tiles: one.back }))}
          chosen={orderOf(back)}
          choose={put}
        />
      )}
      <div class="dve-acts">
        <Act scene={scene} action={back.action} label={say.keepThis(way.value)} />
      </div>
    </>
  );
}

/** The tiles one is looking at: one is kept, the others go back in some order. */
export function Looking({ scene }: { readonly scene: Scene }) {
  const { view, facts, say } = scene;
  const shown = view.shownTiles.map((id) => numberOfTile(facts, id));
  return (
    <>
      {shown.length > 0 && (
        <p class="dve-line">
          {say.shown}{' '}
          {shown.map((value, place) => (
            <Tile key={place} value={value} />
          ))}
        </p>
      )}
      <Keeping scene={scene} shown={shown} />
    </>
  );
}

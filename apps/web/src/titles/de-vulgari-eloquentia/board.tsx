import '../../styles/seats.css';
import './board.css';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { Chart } from './chart.tsx';
import { type Asked, Explainer } from './explainer.tsx';
import { Jumps } from './jumps.tsx';
import { ItalyMap } from './map/italy-map.tsx';
import { Manuscripts, Sale } from './market.tsx';
import { Now } from './now.tsx';
import { OnceATurn } from './once-a-turn.tsx';
import { Mine, Players } from './players.tsx';
import { sceneOf } from './scene.ts';
import { TileGroup } from './tiles.tsx';
import { Tracks } from './tracks.tsx';
import { isPlayed } from './view.ts';

/** The whole table: Italy, and all that lies around it. */
export function Board(props: BoardProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const explain = useMemo(
    () => (what: Asked['what'], anchor: HTMLElement) => setAsked({ what, anchor }),
    [],
  );
  const scene = sceneOf(props, explain);
  return (
    <div class="dve">
      <Jumps view={scene.view} />
      <div class="dve-board">
        <Now scene={scene} />
        <section id="dve-map" class="dve-map" tabIndex={-1} aria-label={scene.say.jumps.map}>
          <ItalyMap {...props} />
        </section>
        {(isPlayed(scene.view) || scene.view.me !== null) && (
          <div class="dve-column dve-market">
            <Mine scene={scene} />
            {isPlayed(scene.view) && <Sale scene={scene} />}
          </div>
        )}
        <div class="dve-column dve-study">
          <Manuscripts scene={scene} />
          {isPlayed(scene.view) && <OnceATurn scene={scene} />}
        </div>
        <Tracks scene={scene} />
        <Players scene={scene} />
        <Chart scene={scene} />
        <TileGroup scene={scene} />
      </div>
      <Explainer scene={scene} asked={asked} forget={() => setAsked(null)} />
    </div>
  );
}

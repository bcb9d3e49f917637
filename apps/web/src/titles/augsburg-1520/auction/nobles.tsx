import { Group } from '../group.tsx';
import { Shield } from '../heraldry.tsx';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { nobles, visitOf } from '../view.ts';
import { Speakers } from './speakers.tsx';

/** The five nobles as they are visited, and where the auction of the one under way stands. */
export function Nobles({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  return (
    <Group id="nobles" heading={say.headings.nobles}>
      <ol class="augsburg-noble-list">
        {nobles.map((noble) => {
          const visit = visitOf(view, noble);
          return (
            <li
              key={noble}
              class={`augsburg-noble augsburg-noble-${visit}`}
              aria-current={visit === 'now' ? 'step' : undefined}
            >
              <Shield say={say} noble={noble} />
              <strong>{say.nobles[noble]}</strong>
              <small>{say.visits[visit]}</small>
            </li>
          );
        })}
      </ol>
      <Speakers scene={scene} />
      <Rules scene={scene} rules={['A 2.2', 'A 2.3', 'A 2.4', 'A 2.5']} />
    </Group>
  );
}

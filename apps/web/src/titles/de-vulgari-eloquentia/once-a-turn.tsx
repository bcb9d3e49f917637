import { Acts } from './act.tsx';
import { Group } from './group.tsx';
import { Explained } from './pieces.tsx';
import type { Scene } from './scene.ts';

/** What one may do once a turn, whatever one's place. */
export function OnceATurn({ scene }: { readonly scene: Scene }) {
  const { say } = scene;
  const things = [
    { name: say.salterio, action: { type: 'study-salterio' }, rules: ['DVE 7.1', 'DVE 7'] },
    { name: say.business, action: { type: 'do-business' }, rules: ['DVE 7.2', 'DVE 7'] },
  ];
  return (
    <Group id="once" heading={say.headings.onceATurn}>
      <ul class="dve-tile-list">
        {things.map(({ name, action, rules }) => (
          <li key={name} class="dve-tile">
            <Explained
              scene={scene}
              what={{ name, notes: [], rules, acts: [action] }}
              kind="dve-tile-face"
            >
              <strong>{name}</strong>
            </Explained>
            <Acts scene={scene} acts={[{ action, label: say.doIt }]} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

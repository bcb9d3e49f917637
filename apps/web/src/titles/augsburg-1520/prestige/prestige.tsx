import { Group } from '../group.tsx';
import type { Scene } from '../scene.ts';

export function Prestige({ scene: { say } }: { readonly scene: Scene }) {
  return (
    <Group id="prestige" heading={say.headings.prestige}>
      {null}
    </Group>
  );
}

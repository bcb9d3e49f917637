import { Group } from '../group.tsx';
import type { Scene } from '../scene.ts';

export function Players({ scene: { say } }: { readonly scene: Scene }) {
  return (
    <Group id="players" heading={say.headings.players}>
      {null}
    </Group>
  );
}

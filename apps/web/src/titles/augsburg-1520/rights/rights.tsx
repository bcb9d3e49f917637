import { Group } from '../group.tsx';
import type { Scene } from '../scene.ts';

export function Rights({ scene: { say } }: { readonly scene: Scene }) {
  return (
    <Group id="rights" heading={say.headings.rights}>
      {null}
    </Group>
  );
}

import { Group } from '../group.tsx';
import type { Scene } from '../scene.ts';

export function Privileges({ scene: { say } }: { readonly scene: Scene }) {
  return (
    <Group id="privileges" heading={say.headings.privileges}>
      {null}
    </Group>
  );
}

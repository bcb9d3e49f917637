import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { People, type Person, PersonFinder } from '../../parts/person-finder.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { client } from '../../service.ts';
import { sayings } from '../../words/settings.ts';

/** With whom one wants nothing to do. */
export function BlocksPart() {
  const say = sayings.value.blocks;
  const blocked = useSignal<readonly Person[]>([]);
  const saving = useSaving();

  useEffect(() => {
    void client.blocks().then((found) => {
      if (found.ok) blocked.value = found.data;
    });
  }, []);

  async function unblock({ id }: Person): Promise<void> {
    const done = await saving.ask(async () => {
      const result = await client.unblockUser(id);
      return result.ok ? { ok: true, data: true } : result;
    });
    if (done === true) blocked.value = blocked.peek().filter((one) => one.id !== id);
  }

  return (
    <div class="form">
      <p>{say.lead}</p>
      {blocked.value.length === 0 && <p class="empty">{say.none}</p>}
      <People
        people={blocked.value}
        label={say.unblockNamed}
        act={say.unblock}
        onAct={(person) => void unblock(person)}
      />
      <PersonFinder
        act={say.block}
        listed={blocked.value}
        onFound={async (person) => {
          const done = await client.blockUser(person.id);
          if (done.ok) blocked.value = [...blocked.peek(), person];
          return done.ok ? null : done.problem;
        }}
      />
      <Saved saving={saving} />
    </div>
  );
}

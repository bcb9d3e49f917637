import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale } from '../../language.ts';
import { ago } from '../../language-forms.ts';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { go } from '../../route.ts';
import { client } from '../../service.ts';
import { end } from '../../session.ts';
import { sayings } from '../../words/settings.ts';

type Session = Extract<Awaited<ReturnType<typeof client.sessions>>, { ok: true }>['data'][number];

/** What a browser calls itself, in the two words people know it by. */
function deviceName(device: string | null): string | null {
  if (device === null) return null;
  const browser = /Edg|Firefox|OPR|Chrome|Safari/.exec(device)?.[0];
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(device)?.[0];
  const names = [browser?.replace('Edg', 'Edge').replace('OPR', 'Opera'), system];
  return names.filter(Boolean).join(', ') || device.slice(0, 40);
}

/** Where one is signed in, and the way out of everywhere. */
export function SessionsPart() {
  const say = sayings.value.sessions;
  const sessions = useSignal<readonly Session[]>([]);
  const saving = useSaving();

  useEffect(() => {
    void client.sessions().then((found) => {
      if (found.ok) sessions.value = found.data;
    });
  }, []);

  return (
    <>
      <ul class="entries">
        {sessions.value.map(({ id, device, lastUsedAt, isCurrent }) => (
          <li key={id} class="entry">
            <span>
              {deviceName(device) ?? say.unknown}
              {isCurrent && <span class="tag">{say.here}</span>}
            </span>
            <span class="soft">{say.used(ago(locale.value, lastUsedAt, Date.now()))}</span>
          </li>
        ))}
      </ul>
      <div class="settings-way">
        <button
          type="button"
          class="button"
          aria-busy={saving.isSending.value}
          onClick={() =>
            void saving.ask(async () => {
              const out = await client.signOutEverywhere();
              if (out.ok) {
                end();
                go('/', { replacing: true });
              }
              return out;
            })
          }
        >
          {say.signOutAll}
        </button>
        <p class="hint">{say.signOutAllHint}</p>
      </div>
      <Saved saving={saving} />
    </>
  );
}

import '../styles/settings.css';
import { signal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { GuestNotice } from '../parts/account-notice.tsx';
import { useNamedPlace } from '../parts/named-place.ts';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { client } from '../service.ts';
import { isGuest } from '../session.ts';
import { sayings } from '../words/settings.ts';
import { MailPart, type Me, PasswordPart, ProfilePart } from './settings/account.tsx';
import { DevicePart } from './settings/device.tsx';
import { HoursPart } from './settings/hours.tsx';
import { DataPart, EndPart } from './settings/leaving.tsx';
import { MailsPart } from './settings/mails.tsx';
import { NoticesPart } from './settings/notices.tsx';
import { BlocksPart } from './settings/people.tsx';
import { BotsPart, TokensPart } from './settings/programs.tsx';
import { SessionsPart } from './settings/sessions.tsx';
import { VacationPart } from './settings/vacation.tsx';

const me = signal<Me | null>(null);
const trouble = signal<Problem | null>(null);

async function fetchMe(): Promise<void> {
  const found = await client.me();
  if (found.ok) me.value = found.data;
  trouble.value = found.ok ? null : found.problem;
}

const note = (now: Me): void => {
  me.value = now;
};

type PartProps = { readonly me: Me; readonly note: (now: Me) => void };

/** The parts of the page in their order; guests have but a few. */
const parts = [
  { id: 'profile', Part: ProfilePart, forGuests: false },
  { id: 'device', Part: DevicePart, forGuests: true },
  { id: 'notices', Part: NoticesPart, forGuests: false },
  { id: 'hours', Part: HoursPart, forGuests: false },
  { id: 'vacation', Part: VacationPart, forGuests: false },
  { id: 'mail', Part: MailPart, forGuests: false },
  { id: 'mails', Part: MailsPart, forGuests: false },
  { id: 'password', Part: PasswordPart, forGuests: false },
  { id: 'sessions', Part: SessionsPart, forGuests: true },
  { id: 'tokens', Part: TokensPart, forGuests: false },
  { id: 'bots', Part: BotsPart, forGuests: false },
  { id: 'blocks', Part: BlocksPart, forGuests: false },
  { id: 'data', Part: DataPart, forGuests: true },
  { id: 'end', Part: EndPart, forGuests: true },
] as const satisfies readonly {
  readonly id: string;
  readonly Part: ComponentType<PartProps>;
  readonly forGuests: boolean;
}[];

/** All parts, and the way to each. */
function Parts({ me: now }: { readonly me: Me }) {
  const say = sayings.value;
  useNamedPlace();
  const shown = parts.filter(({ forGuests }) => forGuests || !isGuest.value);
  return (
    <div class="settings-columns">
      <nav class="settings-contents" aria-label={say.contents}>
        <ul>
          {shown.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{say[id].heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="settings-parts">
        {shown.map(({ id, Part }) => (
          <section key={id} class={`sheet settings-part settings-${id}`} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {say[id].heading}
            </h2>
            <Part me={now} note={note} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Who I am here, and what I want of the service. */
export function SettingsPage() {
  useEffect(() => {
    void fetchMe();
    return () => {
      me.value = null; // the next one to come may be somebody else
    };
  }, []);
  const now = me.value;
  return (
    <div class="settings">
      <h1 tabIndex={-1}>{sayings.value.heading}</h1>
      <GuestNotice />
      {trouble.value !== null && <Trouble problem={trouble.value} again={() => void fetchMe()} />}
      {now === null && trouble.value === null && <Loading />}
      {now !== null && <Parts me={now} />}
    </div>
  );
}

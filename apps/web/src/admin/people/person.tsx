import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isLanguage, nameOfLanguage, words } from '../../language.ts';
import { Nowhere } from '../../parts/nowhere.tsx';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { adminAddress } from '../../route.ts';
import { sayings } from '../../words/admin.ts';
import { Deed } from '../parts/deed.tsx';
import { leadsNowhere } from '../parts/leads-nowhere.ts';
import { Day, Moment } from '../parts/moment.tsx';
import { admin } from '../service.ts';
import { Tags } from './tags.tsx';

type Person = Schemas['Person'];
type PersonProps = { readonly person: Person };

const unknown = '–';

type FactProps = { readonly name: string; readonly children: ComponentChildren };

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** How mails reach him, if they do. */
function MailFacts({ person: { mail, mailWanted, mailTrouble } }: PersonProps) {
  const say = sayings.value.person;
  return (
    <Fact name={say.mail}>
      {mail ?? unknown}
      {mailWanted !== null && <p class="soft">{say.mailWanted(mailWanted)}</p>}
      {mail !== null && mailTrouble !== null && (
        <p class="error">
          {say.mailTroubles[mailTrouble.kind]}
          {mailTrouble.reason !== null && ` (${mailTrouble.reason})`}
        </p>
      )}
    </Fact>
  );
}

function Facts({ person }: PersonProps) {
  const say = sayings.value.person;
  const { language, owner, suspendedAt, lastSeenAt } = person;
  return (
    <dl class="admin-facts">
      {suspendedAt !== null && (
        <Fact name={say.suspendedSince}>
          <Moment at={suspendedAt} />
        </Fact>
      )}
      {owner !== null && (
        <Fact name={say.owner}>
          <a href={adminAddress(`people/${owner}`)}>{say.toOwner}</a>
        </Fact>
      )}
      <Fact name={say.since}>
        <Day at={person.since} />
      </Fact>
      <Fact name={say.lastSeen}>
        {lastSeenAt === null ? say.never : <Moment at={lastSeenAt} />}
      </Fact>
      <MailFacts person={person} />
      <Fact name={words.value.language}>
        {isLanguage(language) ? nameOfLanguage(language) : unknown}
      </Fact>
      <Fact name={say.timeZone}>{person.timeZone ?? unknown}</Fact>
      <Fact name={say.games}>
        <p>{say.counted(person.waiting, person.running, person.ended)}</p>
        <a href={adminAddress('games', { player: person.id })}>{say.toGames}</a>
      </Fact>
      <Fact name={say.ways}>{say.signedIn(person.sessions, person.tokens, person.bots)}</Fact>
      <Fact name={sayings.value.sections.audit}>
        <a href={adminAddress('audit', { user: person.id })}>{say.toAudit}</a>
      </Fact>
      <Fact name={say.id}>
        <code>{person.id}</code>
      </Fact>
    </dl>
  );
}

type DeedsProps = PersonProps & { readonly look: () => unknown };

function Deeds({ person: { id, name, kind, isAdmin, suspendedAt }, look }: DeedsProps) {
  const say = sayings.value.person;
  const isIn = suspendedAt === null;
  const mayGrant = isIn && kind === 'person' && !isAdmin;
  return (
    <section class="admin-part" aria-labelledby="deeds">
      <h2 id="deeds" tabIndex={-1}>
        {say.deeds}
      </h2>
      <div class="admin-deeds">
        {isIn ? (
          <Deed
            key="suspend"
            act={say.suspend}
            means={say.suspendMeans(name)}
            told={say.suspended(name)}
            call={(reason) => admin.suspendUser(id, reason)}
            look={look}
          />
        ) : (
          <Deed
            key="restore"
            act={say.restore}
            means={say.restoreMeans(name)}
            told={say.restored(name)}
            call={(reason) => admin.restoreUser(id, reason)}
            look={look}
          />
        )}
        <Deed
          key="sign-out"
          act={say.signOut}
          means={say.signOutMeans(name)}
          told={say.signedOut(name)}
          call={(reason) => admin.signOutUser(id, reason)}
          look={look}
        />
        {mayGrant && (
          <Deed
            key="grant"
            act={say.grant}
            means={say.grantMeans(name)}
            told={say.granted(name)}
            call={(reason) => admin.grantAdmin(id, reason)}
            look={look}
          />
        )}
      </div>
    </section>
  );
}

/** Somebody with an account, and what may be done about him. */
export function PersonPage({ of }: { readonly of: string }) {
  const person = useSignal<Person | null>(null);
  const problem = useSignal<Problem | null>(null);

  async function fetchPerson(): Promise<void> {
    const found = await admin.person(of);
    problem.value = found.ok ? null : found.problem;
    if (found.ok) person.value = found.data;
  }
  useEffect(() => void fetchPerson(), []);

  const shown = person.value;
  const trouble = problem.value !== null && (
    <Trouble problem={problem.value} again={() => void fetchPerson()} />
  );
  if (leadsNowhere(problem.value)) return <Nowhere />;
  if (shown === null && trouble === false) return <Loading />; // its heading is his name
  if (shown === null) {
    return (
      <div class="admin-part">
        <h1 tabIndex={-1}>{sayings.value.sections.people}</h1>
        {trouble}
      </div>
    );
  }
  return (
    <div class="admin-part">
      <h1 tabIndex={-1}>
        {shown.name}
        <Tags of={shown} />
      </h1>
      {trouble}
      <Facts person={shown} />
      <Deeds person={shown} look={fetchPerson} />
    </div>
  );
}

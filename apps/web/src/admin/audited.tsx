import type { Schemas } from '@staffetta/client';
import { adminAddress } from '../route.ts';
import { sayings } from '../words/admin.ts';
import type { OfDay } from './parts/days.ts';
import { Hour, Moment, WholeDay } from './parts/moment.tsx';

export type AuditEntry = Schemas['AuditEntry'];

type EntryProps = { readonly entry: AuditEntry };

function outcomeOf(status: number | null): string {
  const say = sayings.value.audit;
  if (status === null) return say.unsettled;
  if (status < 400) return say.done;
  return status < 500 ? say.refused(status) : say.failed(status);
}

/** All that was asked for beside its reason, as the service was asked. */
function Asked({ asked }: Pick<AuditEntry, 'asked'>) {
  const fields = Object.entries(asked);
  if (fields.length === 0) return null;
  return (
    <>
      <p class="soft">{sayings.value.audit.asked}</p>
      <dl class="audit-asked">
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type WhatProps = Pick<AuditEntry, 'operation' | 'isDeed'>;

/** What was done stands out from what was only read. */
function What({ operation, isDeed }: WhatProps) {
  const say = sayings.value.audit;
  const what = say.operations[operation] ?? operation;
  return isDeed ? (
    <strong class="audit-what">{what}</strong>
  ) : (
    <span class="audit-what">{what}</span>
  );
}

/** How it ended, where it was not done. */
function Outcome({ status }: Pick<AuditEntry, 'status'>) {
  if (status !== null && status < 400) return null;
  const kind = status === null ? 'soft' : 'outcome-other';
  return <span class={`audit-outcome ${kind}`}>{outcomeOf(status)}</span>;
}

/** When, what, by whom and about whom, on a line. */
function Line({ entry }: EntryProps) {
  const say = sayings.value.audit;
  const { at, admin, adminName, userId, userName, status } = entry;
  const about = userName ?? say.gone;
  return (
    <>
      <Hour at={at} />
      <span class="audit-line">
        <What {...entry} />{' '}
        <span class="audit-people">
          <span class="audit-who">{admin === null ? say.onMachine : (adminName ?? say.gone)}</span>{' '}
          {userId !== null && (
            <span class="audit-about">
              <span aria-hidden="true">→ {about}</span>
              <span class="unseen">{say.about(about)}</span>
            </span>
          )}
        </span>{' '}
        <Outcome status={status} />
      </span>
    </>
  );
}

/** Why, and all else that is known of it. */
function Inside({ entry }: EntryProps) {
  const say = sayings.value.audit;
  const { at, gameId, userId, userName, reason, asked, status, isWithheld } = entry;
  return (
    <div class="audit-inside">
      {reason !== null && <blockquote>{reason}</blockquote>}
      {isWithheld && <p class="soft">{say.withheld}</p>}
      <p class="soft">
        <Moment at={at} /> · {outcomeOf(status)}
      </p>
      <p class="admin-case-ways">
        {userId !== null && (
          <a href={adminAddress(`people/${userId}`)}>{say.about(userName ?? say.gone)}</a>
        )}
        {gameId !== null && <a href={adminAddress(`games/${gameId}`)}>{say.toGame}</a>}
      </p>
      <Asked asked={asked} />
    </div>
  );
}

/** A day of the audit log: a line for each entry, which unfolds to all of it. */
export function AuditedDay({ of: { day, at, rows } }: { readonly of: OfDay<AuditEntry> }) {
  const id = `audited-${day.replaceAll(' ', '-')}`;
  return (
    <li class="audit-day">
      <h2 id={id}>
        <WholeDay at={at} />
      </h2>
      <ul aria-labelledby={id}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <details class="audit-entry">
              <summary>
                <Line entry={entry} />
              </summary>
              <Inside entry={entry} />
            </details>
          </li>
        ))}
      </ul>
    </li>
  );
}

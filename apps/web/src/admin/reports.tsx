import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import type { FieldErrors } from '../parts/form.tsx';
import { List, useListing } from '../parts/listing.tsx';
import { adminAddress } from '../route.ts';
import { sayings } from '../words/admin.ts';
import { Deed } from './parts/deed.tsx';
import { FilterChoice, FilterForm, useFilter } from './parts/filter.tsx';
import { Moment } from './parts/moment.tsx';
import { ReasonField, troubleOfReason } from './parts/reason-field.tsx';
import { admin } from './service.ts';

type Report = Schemas['ReportedMessage'];
type EntryProps = { readonly report: Report; readonly look: () => unknown };

type ReportProps = { readonly report: Report };

function Message({ report: { author, text } }: ReportProps) {
  const say = sayings.value.reports;
  if (text === null) return <p class="empty">{say.erased}</p>;
  return (
    <>
      <p class="soft">{say.wrote(author ?? say.gone)}</p>
      <blockquote>{text}</blockquote>
    </>
  );
}

function Complaint({ report: { reporter, reason } }: ReportProps) {
  const say = sayings.value.reports;
  return (
    <>
      <p class="soft">{say.says(reporter ?? say.gone)}</p>
      <blockquote>{reason}</blockquote>
    </>
  );
}

/** What is answered to whoever reported it, and why that is so for other admins. */
function Answer({ report: { id, game, reason }, look }: EntryProps) {
  const say = sayings.value.reports;
  const answer = useSignal('');
  const trouble = useSignal<string | null>(null);
  const field = `answer-${id}`;

  function lacking(): FieldErrors {
    const found = troubleOfReason(answer.peek(), say.answerWrong);
    trouble.value = found;
    return found === null ? {} : { [field]: found };
  }

  return (
    <Deed
      act={say.answer}
      label={`${say.answer}: ${reason ?? ''}`}
      means={say.answerMeans}
      told={say.answered}
      lacking={lacking}
      call={(why) => admin.answerReport(game, id, answer.peek().trim(), why)}
      look={look}
    >
      <ReasonField
        id={field}
        value={answer}
        error={trouble.value}
        label={say.answerField}
        hint={say.answerHint}
      />
    </Deed>
  );
}

function Entry({ report, look }: EntryProps) {
  const say = sayings.value.reports;
  const { at, game, reason, answeredAt, answer, withheld } = report;
  return (
    <li class="admin-case">
      <p class="admin-case-head">
        <Moment at={at} />
        <a href={adminAddress(`games/${game}`)}>{say.toGame}</a>
      </p>
      {withheld !== null && <p class="soft">{say.withheld[withheld]}</p>}
      {(withheld === null || withheld === 'about-you') && <Message report={report} />}
      {reason !== null && <Complaint report={report} />}
      {answeredAt === null ? (
        withheld === null && <Answer report={report} look={look} />
      ) : (
        <>
          <p class="soft">
            {say.wasAnswered} <Moment at={answeredAt} />
          </p>
          {answer !== null && <blockquote>{answer}</blockquote>}
        </>
      )}
    </li>
  );
}

/** Messages that somebody reported. */
export function ReportsPage() {
  const say = sayings.value;
  const { typed, wanted, apply } = useFilter(['which']);
  const isAll = wanted.which === 'all';
  const listing = useListing<Report>(wanted.which, async (cursor) => {
    const found = await admin.reports({ ...cursor, waiting: !isAll });
    if (!found.ok) return found;
    return { ok: true, data: { rows: found.data.reports, next: found.data.next } };
  });
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{say.sections.reports}</h1>
      <p>{say.reports.lead}</p>
      <FilterForm onSend={apply}>
        <FilterChoice
          id="which"
          label={say.reports.which}
          value={typed.which}
          choices={[
            { value: '', label: say.reports.waiting },
            { value: 'all', label: say.reports.all },
          ]}
        />
      </FilterForm>
      <List
        listing={listing}
        label={say.sections.reports}
        none={isAll ? say.reports.none : say.reports.noneWaits}
      >
        {(one) => <Entry key={one.id} report={one} look={listing.begin} />}
      </List>
    </section>
  );
}

/** Reports by other servers: that a mail of ours did not arrive (RFC 3464), or was unwanted (RFC 5965). */
import type { Email } from 'postal-mime';
import { folded, linesOf } from './folded.ts';
import { addressesIn, type Headers, headersIn, localPart, messageIdIn } from './headers.ts';
import type { Bounce, Complaint } from './mail.ts';
import { isPassing, statusIn } from './status.ts';

type Finding<Found extends { readonly to: readonly string[] }> = Omit<Found, 'to'>;

const longestPart = 64 * 1024;

const partText = (content: Email['attachments'][number]['content']): string => {
  if (typeof content === 'string') return content.slice(0, longestPart);
  const bytes = Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content));
  return bytes.toString('utf8', 0, longestPart).replace(/\r\n?/g, '\n');
};

function partOf({ attachments }: Email, ...types: readonly string[]): string | null {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  return part === undefined ? null : partText(part.content);
}

/** The header of the mail that a report returns. */
function returnedHeaders(mail: Email): Headers {
  const returned = partOf(mail, 'message/rfc822', 'text/rfc822-headers', 'message/global') ?? '';
  const [header = ''] = returned.split('\n\n', 1);
  return headersIn(header);
}

/** Which mail of ours a report is about: the returned one says so, else what the report answers. */
function originalOf(mail: Email, headers: Headers): string | null {
  return (
    messageIdIn(returnedHeaders(mail).get('message-id')) ??
    messageIdIn(headers.get('in-reply-to')) ??
    messageIdIn(headers.get('references')) ??
    messageIdIn(/^message-id:.{1,500}$/im.exec((mail.text ?? '').slice(0, longestPart))?.[0])
  );
}

/** `rfc822; ada@example.org`, or an address alone. */
const recipientIn = (field: string | undefined): string | undefined =>
  addressesIn(field?.slice(field.indexOf(';') + 1))[0];

type Failure = Pick<Bounce, 'kind' | 'status'> & { readonly recipient: string };

const mostRecipients = 50;

function failureOf(group: Headers): readonly Failure[] {
  const action = group.get('action')?.toLowerCase() ?? '';
  const recipient =
    recipientIn(group.get('original-recipient')) ?? recipientIn(group.get('final-recipient'));
  if (recipient === undefined || !/^(?:failed|delayed)/.test(action)) return [];
  const status = statusIn(group.get('status') ?? '');
  const passes = action.startsWith('delayed') || isPassing(status);
  return [{ recipient, kind: passes ? 'transient' : 'final', status }];
}

function bounceOf(failures: readonly Failure[], original: string | null): Finding<Bounce> | null {
  const final = failures.filter(({ kind }) => kind === 'final');
  const told = final.length > 0 ? final : failures;
  const [first] = told;
  if (first === undefined) return null;
  const recipients = [...new Set(told.map(({ recipient }) => recipient))];
  const { recipient: _, ...how } = first;
  return { type: 'bounce', ...how, recipients, originalMessageId: original };
}

/** The report as its standard has it: a group of fields for the server, one for each recipient. */
function standardFailures(mail: Email): readonly Failure[] {
  const status = partOf(mail, 'message/delivery-status', 'message/global-delivery-status') ?? '';
  return status
    .split(/\n[ \t]*\n/, mostRecipients + 1)
    .map(headersIn)
    .flatMap(failureOf);
}

const saysFailed =
  /^(?:undeliver|delivery (?:status notification|failure|has failed|delayed)|failure notice|returned mail|mail delivery (?:failed|subsystem|system)|mail system error|message (?:not delivered|delayed)|warning: (?:could not send|message)|(?:mancato recapito|non recapitabile|impossibile recapitare)|(?:non remis|echec de la remise)|(?:no se puede entregar|error de entrega|no entregado))/;
const saysLater = /\b(?:delayed|warning|will (?:be retried|keep trying|retry))\b/;
const returnedFrom =
  /^[- ]*(?:this is a copy of|below this line is a copy|original message|message header|the following is a copy)/;
const mostReportLines = 100;

/** The addresses a server speaks of before it returns the mail. */
function addressesTold(lines: readonly string[], own: ReadonlySet<string>): readonly string[] {
  const found = lines.flatMap((line) => line.match(/[^\s<>"',;:()]{1,64}@[\w.-]{1,255}\w/g) ?? []);
  return [...new Set(found)].filter((address) => !own.has(address)).slice(0, mostRecipients);
}

/** Of servers that write as they please: qmail, Exim, some gateways. */
function plainFailures(mail: Email, headers: Headers, from: string | null): readonly Failure[] {
  const subject = folded(mail.subject ?? '');
  const named = addressesIn(headers.get('x-failed-recipients'));
  const isDaemon = from === null || /^(?:mailer-daemon|postmaster)$/.test(localPart(from));
  if (named.length === 0 && !(isDaemon && saysFailed.test(subject))) return [];
  const lines = linesOf((mail.text ?? '').slice(0, longestPart)).slice(0, mostReportLines);
  const end = lines.findIndex((line) => returnedFrom.test(folded(line)));
  const told = end === -1 ? lines : lines.slice(0, end);
  const text = folded(told.join('\n'));
  const status = statusIn(text);
  const kind = saysLater.test(subject) || isPassing(status) ? 'transient' : 'final';
  const own = new Set([from, ...addressesIn(headers.get('to'))].filter((one) => one !== null));
  const recipients = named.length > 0 ? named : addressesTold(told, own);
  return recipients.map((recipient) => ({ recipient, kind, status }));
}

export function readBounce(
  mail: Email,
  headers: Headers,
  from: string | null,
): Finding<Bounce> | null {
  const standard = standardFailures(mail);
  const failures =
    standard.length > 0 || partOf(mail, 'message/delivery-status') !== null
      ? standard
      : plainFailures(mail, headers, from);
  return bounceOf(failures, originalOf(mail, headers));
}

/** What is reported that speaks against a mail; that one is no spam, or how it was signed, does not. */
const unwanted = new Set(['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list']);

export function readComplaint(mail: Email, headers: Headers): Finding<Complaint> | null {
  const report = partOf(mail, 'message/feedback-report');
  if (report === null) return null;
  const fields = headersIn(report);
  if (!unwanted.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return null;
  const recipient = recipientIn(fields.get('original-rcpt-to'));
  return {
    type: 'complaint',
    recipients: recipient === undefined ? [] : [recipient],
    returnPaths: [
      fields.get('original-mail-from'),
      returnedHeaders(mail).get('return-path'),
    ].flatMap(addressesIn),
    originalMessageId: originalOf(mail, headers),
  };
}

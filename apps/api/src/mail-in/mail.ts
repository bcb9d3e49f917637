/** How a mail came: by whom it was handed over, and for whom. Null: it came back, or its sender wants no answer. */
export type Envelope = {
  readonly from: string | null;
  readonly to: readonly string[];
};

/** What every mail that came in is found to be. Addresses stand as they were written. */
export type ReadMail = Reply | Automatic | Bounce | Complaint | Unreadable;

/** Written by a person. */
export type Reply = {
  readonly type: 'reply';
  readonly to: readonly string[]; // the envelope's first, each once
  readonly from: string;
  readonly called: string | null; // as he calls himself beside his address
  readonly subject: string;
  readonly messageId: string | null; // in its angle brackets, as all ids here
  readonly inReplyTo: string | null;
  readonly lines: readonly string[]; // what he wrote himself: trimmed, none empty
  readonly endsApart: boolean; // the last of them stands below a blank one, or is a paragraph: as a name does
};

/** Written by a program: never to be answered. */
export type Automatic = {
  readonly type: 'automatic';
  readonly to: readonly string[];
  readonly from: string | null;
  readonly sign: AutomaticSign;
};

/** By what a program's mail was recognised. */
const automaticSigns = [
  'auto-submitted',
  'precedence',
  'mailing-list',
  'auto-responder',
  'null-return-path',
  'report',
  'sender',
  'subject',
] as const;
export type AutomaticSign = (typeof automaticSigns)[number];

/** A mail of ours did not arrive. Anybody can write one: believe it only at that mail's own return path. */
export type Bounce = {
  readonly type: 'bounce';
  readonly to: readonly string[];
  readonly kind: 'final' | 'transient'; // transient: the address may work another day
  readonly status: string | null; // the code that was given, such as 5.1.1
  readonly recipients: readonly string[];
  readonly originalMessageId: string | null;
};

/** Somebody called a mail of ours unwanted. */
export type Complaint = {
  readonly type: 'complaint';
  readonly to: readonly string[];
  readonly recipients: readonly string[]; // often left out, to protect who complains
  readonly returnPaths: readonly string[]; // of the mail complained of; the report itself comes elsewhere
  readonly originalMessageId: string | null;
};

/** From whom it came is told where known, so that a person can be answered. */
export type Unreadable = {
  readonly type: 'unreadable';
  readonly to: readonly string[];
  readonly from: string | null;
  readonly messageId: string | null;
  readonly reason: UnreadableReason;
};

const unreadableReasons = [
  'too-large', // more bytes than are read at all
  'too-complex', // parts in parts, or elements in elements, beyond what a person's mail has
  'too-long', // more text than is looked through, or more lines of his own than moves can be
  'malformed', // no mail at all
  'no-sender',
  'encrypted', // or signed in a way that hides the text
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

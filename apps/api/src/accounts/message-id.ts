/** What a mail of ours is called by programs: the same however often it is sent. */
export const messageIdOf = (mail: string, origin: string): string =>
  `<${mail}@${new URL(origin).hostname}>`;

/** Which mail of ours bears a Message-ID; null: none does. */
export const mailOfMessageId = (messageId: string): string | null =>
  /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(messageId)?.[1] ?? null;

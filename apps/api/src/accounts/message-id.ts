/** What a mail of ours is called by programs: the same however often it is sent. */
export const messageIdOf = (mail: string, origin: string): string =>
  `<${mail}@${new URL(origin).hostname}>`;

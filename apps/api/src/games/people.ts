/** What games ask of the accounts, whose tables they never look into. */
export type People = {
  /** Whether the one wants nothing to do with the other. */
  readonly hasBlocked: (one: string, other: string) => Promise<boolean>;
  /** Whether somebody only tries the service out, without an account. */
  readonly isGuest: (userId: string) => Promise<boolean>;
  /** Whose bot somebody is; himself where he is none. */
  readonly masterOf: (userId: string) => Promise<string>;
};

/** People of whom nothing is known, as where no accounts are at hand. */
export const strangers: People = {
  hasBlocked: async () => false,
  isGuest: async () => false,
  masterOf: async (userId) => userId,
};

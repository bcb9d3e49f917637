/** Who answers for a user; a guest only tries the service out, without an account. */
export type Master = { readonly id: string; readonly isGuest: boolean };

/** What games ask of the accounts, whose tables they never look into. */
export type People = {
  /** Whether the one wants nothing to do with the other. */
  readonly hasBlocked: (one: string, other: string) => Promise<boolean>;
  /** Whose bot somebody is; himself where he is none. */
  readonly masterOf: (userId: string) => Promise<Master>;
};

/** People of whom nothing is known, as where no accounts are at hand. */
export const strangers: People = {
  hasBlocked: async () => false,
  masterOf: async (id) => ({ id, isGuest: false }),
};

/** A human behind users: one of them is an account, the others are its bots, and accounts that were deleted. */
export type Person = {
  readonly id: string; // of the account
  readonly isGuest: boolean; // only tries the service out
  readonly users: readonly string[]; // every user this person is or was
  readonly marks: readonly Buffer[]; // keyed hashes that outlast deleted accounts; the first is of `id`
};

/** What games ask of the accounts, whose tables they never look into. */
export type People = {
  /** Whether the one wants nothing to do with the other. */
  readonly hasBlocked: (one: string, other: string) => Promise<boolean>;
  /** The person a user is, or whose bot it is. */
  readonly personOf: (userId: string) => Promise<Person>;
};

/** People of whom nothing is known, as where no accounts are at hand. */
export const strangers: People = {
  hasBlocked: async () => false,
  personOf: async (id) => ({ id, isGuest: false, users: [id], marks: [] }),
};

/** Whether a person is among the players of a game, by any account. */
export const playsAmong = (
  players: readonly (string | null)[],
  { users }: Pick<Person, 'users'>,
): boolean => players.some((player) => player !== null && users.includes(player));

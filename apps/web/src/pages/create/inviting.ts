import { nameWritten, tableWish, wishFor } from '../../new-table.ts';
import { openFinder } from '../../parts/person-finder.tsx';
import { isGuest } from '../../session.ts';

/** Whom one invites to the table that is to be. */
export const inviting = openFinder({
  name: nameWritten,
  listed: () => tableWish.peek().invited,
  onFound: async (person) => {
    wishFor({ invited: [...tableWish.peek().invited, person] });
    return null;
  },
});

/** Invites whoever is written down and not yet invited; false: it cannot be done, and the field says why. */
export async function inviteWritten(): Promise<boolean> {
  const isAlone = isGuest.peek() || tableWish.peek().hotSeat;
  return isAlone || nameWritten.peek().trim() === '' || inviting.send();
}

/** Names that differ only in case, accents, width, spaces or what nobody sees are one name. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .toLowerCase();

/**
 * Addresses that differ only in case are one: no provider in use gives them to two people. What no
 * address has in it, and no database holds, is left out.
 */
export const mailKey = (mail: string): string =>
  mail
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .toLowerCase();

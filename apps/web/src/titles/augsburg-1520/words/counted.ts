/** A number with the form of the word that goes with it, such as "1 vote" and "2 votes". */
export const counted = (language: string) => {
  const rules = new Intl.PluralRules(language); // dear to make: once for each set of words
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`;
};

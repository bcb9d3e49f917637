/** What comes of a source, with the next of it on its way while one is at work. */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const asked = source.next();
    asked.catch(() => undefined); // told where it is waited for, if it still is
    return asked;
  };
  let coming = ask();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done === true) return;
      coming = ask();
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}

/** Whoever wants to hear of something, by what it is about. */
export function openListeners<News>() {
  type OnNews = (news: News) => void;
  const listeners = new Map<string, Set<OnNews>>();

  function tell(about: string, news: News): void {
    for (const onNews of listeners.get(about) ?? []) onNews(news);
  }

  return {
    tell,
    tellAll(news: News): void {
      for (const about of listeners.keys()) tell(about, news);
    },
    areNone: (): boolean => listeners.size === 0,
    /** Hears of it until what this gives is called. */
    listen(about: string, onNews: OnNews): () => void {
      const here = listeners.get(about) ?? new Set();
      listeners.set(about, here.add(onNews));
      return () => {
        here.delete(onNews);
        if (here.size === 0 && listeners.get(about) === here) listeners.delete(about);
      };
    },
  };
}

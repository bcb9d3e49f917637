import { useEffect } from 'preact/hooks';
import { AboutEdition, Rules } from '../game/rules.tsx';
import { Loading } from '../parts/trouble.tsx';
import { shownTitle, showTitle } from '../titles.ts';

/** The rules of a title, an anchor each, and what is printed in its edition. */
export function TitlePage({ id }: { readonly id: string }) {
  useEffect(() => showTitle(id), [id]);
  const title = shownTitle.value;
  if (title === null) return <Loading />;
  return (
    <>
      <h1 tabIndex={-1}>{title.name}</h1>
      <Rules title={title} />
      <AboutEdition title={title} />
    </>
  );
}

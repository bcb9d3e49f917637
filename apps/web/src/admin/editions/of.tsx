import '../../styles/editions.css';
import { Nowhere } from '../../parts/nowhere.tsx';
import { titles } from '../../titles.ts';
import { NewEdition } from './new-edition.tsx';
import { EditionsOfTitle } from './of-title.tsx';
import { OneEdition } from './one-edition.tsx';

/** What is behind a title: all its editions, a new one, or one by its hash. */
export function EditionPage({ of }: { readonly of: string }) {
  const [title = '', which, ...rest] = of.split('/');
  const isTitle = titles.value.length === 0 || titles.value.some(({ id }) => id === title);
  if (!isTitle || rest.length > 0) return <Nowhere />;
  if (which === undefined) return <EditionsOfTitle title={title} />;
  return which === 'new' ? <NewEdition title={title} /> : <OneEdition title={title} hash={which} />;
}

import '../../styles/editions.css';
import { NewEdition } from './new-edition.tsx';
import { EditionsOfTitle } from './of-title.tsx';
import { OneEdition } from './one-edition.tsx';

/** What is behind a title: all its editions, a new one, or one by its hash. */
export function EditionPage({ of }: { readonly of: string }) {
  const [title = '', which] = of.split('/');
  if (which === undefined) return <EditionsOfTitle title={title} />;
  return which === 'new' ? <NewEdition title={title} /> : <OneEdition title={title} hash={which} />;
}

import { type Language, language, languages, loadAnewIn, nameOfLanguage } from './language.ts';

/** The only words that need not be fetched: they say that the others did not come. */
const sayings: Readonly<Record<Language, { readonly told: string; readonly again: string }>> = {
  en: {
    told: 'The words of these pages did not come. Nothing is lost: see whether you are connected, and try again.',
    again: 'Try again',
  },
  it: {
    told: 'Le parole di queste pagine non sono arrivate. Nulla è perduto: controlla la connessione e riprova.',
    again: 'Riprova',
  },
  fr: {
    told: 'Les mots de ces pages ne sont pas arrivés. Rien n’est perdu : vérifiez votre connexion et réessayez.',
    again: 'Réessayer',
  },
  es: {
    told: 'Las palabras de estas páginas no han llegado. No se ha perdido nada: comprueba tu conexión e inténtalo de nuevo.',
    again: 'Volver a intentarlo',
  },
};

/** In place of every page. A browser fetches what failed only when the page is loaded anew. */
export function NoWords() {
  const { told, again } = sayings[language.value];
  return (
    <main>
      <div class="narrow">
        <h1>Staffetta</h1>
        <div class="notice notice-trouble" role="alert">
          <p>{told}</p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {again}
          </button>
        </div>
        <div class="row">
          {languages
            .filter((tag) => tag !== language.value)
            .map((tag) => (
              <button
                key={tag}
                type="button"
                class="button button-quiet"
                lang={tag}
                onClick={() => loadAnewIn(tag)}
              >
                {nameOfLanguage(tag)}
              </button>
            ))}
        </div>
      </div>
    </main>
  );
}

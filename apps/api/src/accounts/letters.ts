import type { ByLanguage } from '@staffetta/engine';

/** A mail as it is read. */
export type Letter = { readonly subject: string; readonly body: string };

/** What a letter is about: the service's address, or a link into it. */
type About = { readonly url: string };

const letter = (subject: string, ...paragraphs: readonly string[]): Letter => ({
  subject,
  body: `${paragraphs.join('\n\n')}\n\nStaffetta\n`,
});

/** The mails about an account, in every language. */
export const letters = {
  verify: ({ url }) => ({
    en: letter(
      'Your address at Staffetta',
      'Somebody, probably you, gave this address for an account at Staffetta. Open this link within three days to confirm it:',
      url,
      'If it was not you, do nothing.',
    ),
    it: letter(
      'Il tuo indirizzo su Staffetta',
      'Qualcuno, probabilmente tu, ha dato questo indirizzo per un account su Staffetta. Apri questo link entro tre giorni per confermarlo:',
      url,
      'Se non eri tu, non fare nulla.',
    ),
    fr: letter(
      'Votre adresse chez Staffetta',
      'Quelqu’un, sans doute vous, a donné cette adresse pour un compte chez Staffetta. Ouvrez ce lien sous trois jours pour la confirmer :',
      url,
      'Si ce n’était pas vous, ne faites rien.',
    ),
    es: letter(
      'Tu dirección en Staffetta',
      'Alguien, seguramente tú, ha dado esta dirección para una cuenta en Staffetta. Abre este enlace en tres días para confirmarla:',
      url,
      'Si no fuiste tú, no hagas nada.',
    ),
  }),
  'sign-in': ({ url }) => ({
    en: letter(
      'Sign in to Staffetta',
      'This link signs you in. It can be used once, within half an hour:',
      url,
      'If you did not ask for it, do nothing.',
    ),
    it: letter(
      'Accedi a Staffetta',
      'Con questo link accedi. Vale una volta sola, entro mezz’ora:',
      url,
      'Se non l’hai chiesto tu, non fare nulla.',
    ),
    fr: letter(
      'Connexion à Staffetta',
      'Ce lien vous connecte. Il sert une seule fois, dans la demi-heure :',
      url,
      'Si vous ne l’avez pas demandé, ne faites rien.',
    ),
    es: letter(
      'Inicia sesión en Staffetta',
      'Con este enlace inicias sesión. Sirve una sola vez, durante media hora:',
      url,
      'Si no lo has pedido tú, no hagas nada.',
    ),
  }),
  reset: ({ url }) => ({
    en: letter(
      'A new password for Staffetta',
      'Choose a new password with this link. It can be used once, within half an hour:',
      url,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ),
    it: letter(
      'Una nuova password per Staffetta',
      'Con questo link scegli una nuova password. Vale una volta sola, entro mezz’ora:',
      url,
      'Se non l’hai chiesto tu, non fare nulla: la password resta com’è.',
    ),
    fr: letter(
      'Un nouveau mot de passe pour Staffetta',
      'Choisissez un nouveau mot de passe avec ce lien. Il sert une seule fois, dans la demi-heure :',
      url,
      'Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.',
    ),
    es: letter(
      'Una contraseña nueva para Staffetta',
      'Elige una contraseña nueva con este enlace. Sirve una sola vez, durante media hora:',
      url,
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue igual.',
    ),
  }),
  'address-known': ({ url }) => ({
    en: letter(
      'You have an account at Staffetta',
      'Somebody, perhaps you, gave this address for another account at Staffetta. It belongs to your account, and stays with it. You can sign in here, with a link to this address if you have forgotten your password:',
      url,
      'If it was not you, do nothing.',
    ),
    it: letter(
      'Hai un account su Staffetta',
      'Qualcuno, forse tu, ha dato questo indirizzo per un altro account su Staffetta. È del tuo account, e resta suo. Qui puoi accedere, con un link a questo indirizzo se hai dimenticato la password:',
      url,
      'Se non eri tu, non fare nulla.',
    ),
    fr: letter(
      'Vous avez un compte chez Staffetta',
      'Quelqu’un, peut-être vous, a donné cette adresse pour un autre compte chez Staffetta. Elle est à votre compte, et le reste. Ici vous pouvez vous connecter, par un lien à cette adresse si vous avez oublié le mot de passe :',
      url,
      'Si ce n’était pas vous, ne faites rien.',
    ),
    es: letter(
      'Tienes una cuenta en Staffetta',
      'Alguien, quizá tú, ha dado esta dirección para otra cuenta en Staffetta. Es de tu cuenta, y sigue siéndolo. Aquí puedes iniciar sesión, con un enlace a esta dirección si has olvidado la contraseña:',
      url,
      'Si no fuiste tú, no hagas nada.',
    ),
  }),
  'address-changing': ({ url }) => ({
    en: letter(
      'Your address at Staffetta is to change',
      'Your account at Staffetta has been given another address. Until that one is confirmed, this one stays.',
      'If it was not you, sign in, change your password and sign out everywhere:',
      url,
    ),
    it: letter(
      'Il tuo indirizzo su Staffetta sta per cambiare',
      'Al tuo account su Staffetta è stato dato un altro indirizzo. Finché quello non è confermato, resta questo.',
      'Se non eri tu, accedi, cambia la password ed esci da tutti i dispositivi:',
      url,
    ),
    fr: letter(
      'Votre adresse chez Staffetta va changer',
      'Une autre adresse a été donnée à votre compte chez Staffetta. Tant qu’elle n’est pas confirmée, celle-ci reste.',
      'Si ce n’était pas vous, connectez-vous, changez le mot de passe et déconnectez tous les appareils :',
      url,
    ),
    es: letter(
      'Tu dirección en Staffetta va a cambiar',
      'Se ha dado otra dirección a tu cuenta en Staffetta. Hasta que se confirme, sigue esta.',
      'Si no fuiste tú, inicia sesión, cambia la contraseña y cierra sesión en todas partes:',
      url,
    ),
  }),
  'password-changed': ({ url }) => ({
    en: letter(
      'Your password at Staffetta has changed',
      'The password of your account at Staffetta has just been changed, and all its other sessions were ended.',
      'If it was not you, ask for a new password here:',
      url,
    ),
    it: letter(
      'La tua password su Staffetta è cambiata',
      'La password del tuo account su Staffetta è appena stata cambiata, e tutti gli altri accessi sono stati chiusi.',
      'Se non eri tu, chiedi qui una nuova password:',
      url,
    ),
    fr: letter(
      'Votre mot de passe chez Staffetta a changé',
      'Le mot de passe de votre compte chez Staffetta vient d’être changé, et toutes ses autres connexions ont été fermées.',
      'Si ce n’était pas vous, demandez ici un nouveau mot de passe :',
      url,
    ),
    es: letter(
      'Tu contraseña en Staffetta ha cambiado',
      'La contraseña de tu cuenta en Staffetta acaba de cambiarse, y se han cerrado todas sus otras sesiones.',
      'Si no fuiste tú, pide aquí una contraseña nueva:',
      url,
    ),
  }),
} as const satisfies Readonly<Record<string, (about: About) => ByLanguage<Letter>>>;

import type { ByLanguage, Language } from '@staffetta/engine';
import { type Mail, mailOf } from '../mail-out/document.ts';

/** A letter's words: what is the matter, what its one button does, and what to do if it was another. */
type Words = {
  readonly subject: string;
  readonly matter: string;
  readonly button: string;
  readonly otherwise: string;
};

const words = {
  verify: {
    en: {
      subject: 'Your address at Staffetta',
      matter:
        'Somebody, probably you, gave this address for an account at Staffetta. If it was you, confirm it within three days.',
      button: 'Confirm the address',
      otherwise: 'If it was not you, do nothing.',
    },
    it: {
      subject: 'Il tuo indirizzo su Staffetta',
      matter:
        'Qualcuno, probabilmente tu, ha dato questo indirizzo per un account su Staffetta. Se eri tu, confermalo entro tre giorni.',
      button: 'Conferma l’indirizzo',
      otherwise: 'Se non eri tu, non fare nulla.',
    },
    fr: {
      subject: 'Votre adresse chez Staffetta',
      matter:
        'Quelqu’un, sans doute vous, a donné cette adresse pour un compte chez Staffetta. Si c’était vous, confirmez-la sous trois jours.',
      button: 'Confirmer l’adresse',
      otherwise: 'Si ce n’était pas vous, ne faites rien.',
    },
    es: {
      subject: 'Tu dirección en Staffetta',
      matter:
        'Alguien, seguramente tú, ha dado esta dirección para una cuenta en Staffetta. Si fuiste tú, confírmala en tres días.',
      button: 'Confirmar la dirección',
      otherwise: 'Si no fuiste tú, no hagas nada.',
    },
  },
  'sign-in': {
    en: {
      subject: 'Sign in to Staffetta',
      matter: 'This link signs you in. It can be used once, within half an hour.',
      button: 'Sign in',
      otherwise: 'If you did not ask for it, do nothing.',
    },
    it: {
      subject: 'Accedi a Staffetta',
      matter: 'Con questo link accedi. Vale una volta sola, entro mezz’ora.',
      button: 'Accedi',
      otherwise: 'Se non l’hai chiesto tu, non fare nulla.',
    },
    fr: {
      subject: 'Connexion à Staffetta',
      matter: 'Ce lien vous connecte. Il sert une seule fois, dans la demi-heure.',
      button: 'Se connecter',
      otherwise: 'Si vous ne l’avez pas demandé, ne faites rien.',
    },
    es: {
      subject: 'Inicia sesión en Staffetta',
      matter: 'Con este enlace inicias sesión. Sirve una sola vez, durante media hora.',
      button: 'Iniciar sesión',
      otherwise: 'Si no lo has pedido tú, no hagas nada.',
    },
  },
  reset: {
    en: {
      subject: 'A new password for Staffetta',
      matter: 'Choose a new password with this link. It can be used once, within half an hour.',
      button: 'Choose a new password',
      otherwise: 'If you did not ask for it, do nothing: your password stays as it is.',
    },
    it: {
      subject: 'Una nuova password per Staffetta',
      matter: 'Con questo link scegli una nuova password. Vale una volta sola, entro mezz’ora.',
      button: 'Scegli una nuova password',
      otherwise: 'Se non l’hai chiesto tu, non fare nulla: la password resta com’è.',
    },
    fr: {
      subject: 'Un nouveau mot de passe pour Staffetta',
      matter:
        'Choisissez un nouveau mot de passe avec ce lien. Il sert une seule fois, dans la demi-heure.',
      button: 'Choisir un mot de passe',
      otherwise:
        'Si vous ne l’avez pas demandé, ne faites rien\u202f: votre mot de passe reste le même.',
    },
    es: {
      subject: 'Una contraseña nueva para Staffetta',
      matter: 'Elige una contraseña nueva con este enlace. Sirve una sola vez, durante media hora.',
      button: 'Elegir una contraseña',
      otherwise: 'Si no lo has pedido tú, no hagas nada: tu contraseña sigue igual.',
    },
  },
  'address-known': {
    en: {
      subject: 'You have an account at Staffetta',
      matter:
        'Somebody, perhaps you, gave this address for another account at Staffetta. It belongs to your account, and stays with it. You can sign in here, with a link to this address if you have forgotten your password.',
      button: 'Open Staffetta',
      otherwise: 'If it was not you, do nothing.',
    },
    it: {
      subject: 'Hai un account su Staffetta',
      matter:
        'Qualcuno, forse tu, ha dato questo indirizzo per un altro account su Staffetta. È del tuo account, e resta suo. Qui puoi accedere, con un link a questo indirizzo se hai dimenticato la password.',
      button: 'Apri Staffetta',
      otherwise: 'Se non eri tu, non fare nulla.',
    },
    fr: {
      subject: 'Vous avez un compte chez Staffetta',
      matter:
        'Quelqu’un, peut-être vous, a donné cette adresse pour un autre compte chez Staffetta. Elle est à votre compte, et le reste. Ici vous pouvez vous connecter, par un lien à cette adresse si vous avez oublié le mot de passe.',
      button: 'Ouvrir Staffetta',
      otherwise: 'Si ce n’était pas vous, ne faites rien.',
    },
    es: {
      subject: 'Tienes una cuenta en Staffetta',
      matter:
        'Alguien, quizá tú, ha dado esta dirección para otra cuenta en Staffetta. Es de tu cuenta, y sigue siéndolo. Aquí puedes iniciar sesión, con un enlace a esta dirección si has olvidado la contraseña.',
      button: 'Abrir Staffetta',
      otherwise: 'Si no fuiste tú, no hagas nada.',
    },
  },
  'address-changing': {
    en: {
      subject: 'Your address at Staffetta is to change',
      matter:
        'Your account at Staffetta has been given another address. Until that one is confirmed, this one stays.',
      button: 'Open Staffetta',
      otherwise: 'If it was not you, sign in, change your password and sign out everywhere.',
    },
    it: {
      subject: 'Il tuo indirizzo su Staffetta sta per cambiare',
      matter:
        'Al tuo account su Staffetta è stato dato un altro indirizzo. Finché quello non è confermato, resta questo.',
      button: 'Apri Staffetta',
      otherwise: 'Se non eri tu, accedi, cambia la password ed esci da tutti i dispositivi.',
    },
    fr: {
      subject: 'Votre adresse chez Staffetta va changer',
      matter:
        'Une autre adresse a été donnée à votre compte chez Staffetta. Tant qu’elle n’est pas confirmée, celle-ci reste.',
      button: 'Ouvrir Staffetta',
      otherwise:
        'Si ce n’était pas vous, connectez-vous, changez le mot de passe et déconnectez tous les appareils.',
    },
    es: {
      subject: 'Tu dirección en Staffetta va a cambiar',
      matter:
        'Se ha dado otra dirección a tu cuenta en Staffetta. Hasta que se confirme, sigue esta.',
      button: 'Abrir Staffetta',
      otherwise:
        'Si no fuiste tú, inicia sesión, cambia la contraseña y cierra sesión en todas partes.',
    },
  },
  suspended: {
    en: {
      subject: 'Your account at Staffetta is suspended',
      matter:
        'Whoever runs this service has suspended your account. You cannot sign in, and get no mails about games. The reason given:',
      button: 'Open Staffetta',
      otherwise: 'If you think this is wrong, answer whoever runs the service.',
    },
    it: {
      subject: 'Il tuo account su Staffetta è sospeso',
      matter:
        'Chi gestisce questo servizio ha sospeso il tuo account. Non puoi accedere e non ricevi e-mail sulle partite. Il motivo indicato:',
      button: 'Apri Staffetta',
      otherwise: 'Se pensi che sia un errore, scrivi a chi gestisce il servizio.',
    },
    fr: {
      subject: 'Votre compte chez Staffetta est suspendu',
      matter:
        'Les responsables de ce service ont suspendu votre compte. Vous ne pouvez pas vous connecter et ne recevez plus de messages sur vos parties. La raison indiquée\u202f:',
      button: 'Ouvrir Staffetta',
      otherwise: 'Si vous pensez que c’est une erreur, écrivez aux responsables du service.',
    },
    es: {
      subject: 'Tu cuenta en Staffetta está suspendida',
      matter:
        'Quien gestiona este servicio ha suspendido tu cuenta. No puedes iniciar sesión ni recibes correos sobre tus partidas. El motivo indicado:',
      button: 'Abrir Staffetta',
      otherwise: 'Si crees que es un error, escribe a quien gestiona el servicio.',
    },
  },
  restored: {
    en: {
      subject: 'Your account at Staffetta is back',
      matter: 'Your account is no longer suspended: sign in as before. The reason given:',
      button: 'Open Staffetta',
      otherwise: 'Your games went on meanwhile. Look whether one waits for you.',
    },
    it: {
      subject: 'Il tuo account su Staffetta è di nuovo attivo',
      matter: 'Il tuo account non è più sospeso: accedi come prima. Il motivo indicato:',
      button: 'Apri Staffetta',
      otherwise: 'Le tue partite intanto sono andate avanti. Guarda se qualcuna ti aspetta.',
    },
    fr: {
      subject: 'Votre compte chez Staffetta est rétabli',
      matter:
        'Votre compte n’est plus suspendu\u202f: connectez-vous comme avant. La raison indiquée\u202f:',
      button: 'Ouvrir Staffetta',
      otherwise: 'Vos parties ont continué entre-temps. Regardez si l’une d’elles vous attend.',
    },
    es: {
      subject: 'Tu cuenta en Staffetta vuelve a estar activa',
      matter: 'Tu cuenta ya no está suspendida: inicia sesión como antes. El motivo indicado:',
      button: 'Abrir Staffetta',
      otherwise: 'Tus partidas han seguido mientras tanto. Mira si alguna te espera.',
    },
  },
  'report-answered': {
    en: {
      subject: 'Your report at Staffetta',
      matter: 'Somebody has looked at the message you reported, and answers:',
      button: 'Open Staffetta',
      otherwise: 'Thank you for speaking up.',
    },
    it: {
      subject: 'La tua segnalazione su Staffetta',
      matter: 'Qualcuno ha esaminato il messaggio che hai segnalato, e risponde:',
      button: 'Apri Staffetta',
      otherwise: 'Grazie di averlo segnalato.',
    },
    fr: {
      subject: 'Votre signalement chez Staffetta',
      matter: 'Quelqu’un a examiné le message que vous avez signalé, et répond\u202f:',
      button: 'Ouvrir Staffetta',
      otherwise: 'Merci de l’avoir signalé.',
    },
    es: {
      subject: 'Tu aviso en Staffetta',
      matter: 'Alguien ha revisado el mensaje del que avisaste, y responde:',
      button: 'Abrir Staffetta',
      otherwise: 'Gracias por avisar.',
    },
  },
  'seat-freed': {
    en: {
      subject: 'Your seat in a game at Staffetta',
      matter:
        'An admin has freed your seat in a game, which goes on without you. The reason given:',
      button: 'Open the game',
      otherwise: 'If you think this is wrong, answer whoever runs the service.',
    },
    it: {
      subject: 'Il tuo posto in una partita su Staffetta',
      matter:
        'Un amministratore ha liberato il tuo posto in una partita, che prosegue senza di te. Il motivo indicato:',
      button: 'Apri la partita',
      otherwise: 'Se pensi che sia un errore, scrivi a chi gestisce il servizio.',
    },
    fr: {
      subject: 'Votre place dans une partie chez Staffetta',
      matter:
        'Un administrateur a libéré votre place dans une partie, qui continue sans vous. La raison donnée\u202f:',
      button: 'Ouvrir la partie',
      otherwise: 'Si vous pensez que c’est une erreur, écrivez à qui gère le service.',
    },
    es: {
      subject: 'Tu asiento en una partida de Staffetta',
      matter:
        'Un administrador ha dejado libre tu asiento en una partida, que sigue sin ti. El motivo indicado:',
      button: 'Abrir la partida',
      otherwise: 'Si crees que es un error, escribe a quien gestiona el servicio.',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password at Staffetta has changed',
      matter:
        'The password of your account at Staffetta has just been changed, and all its other sessions were ended.',
      button: 'Open Staffetta',
      otherwise: 'If it was not you, ask for a new password there.',
    },
    it: {
      subject: 'La tua password su Staffetta è cambiata',
      matter:
        'La password del tuo account su Staffetta è appena stata cambiata, e tutti gli altri accessi sono stati chiusi.',
      button: 'Apri Staffetta',
      otherwise: 'Se non eri tu, chiedi lì una nuova password.',
    },
    fr: {
      subject: 'Votre mot de passe chez Staffetta a changé',
      matter:
        'Le mot de passe de votre compte chez Staffetta vient d’être changé, et toutes ses autres connexions ont été fermées.',
      button: 'Ouvrir Staffetta',
      otherwise: 'Si ce n’était pas vous, demandez-y un nouveau mot de passe.',
    },
    es: {
      subject: 'Tu contraseña en Staffetta ha cambiado',
      matter:
        'La contraseña de tu cuenta en Staffetta acaba de cambiarse, y se han cerrado todas sus otras sesiones.',
      button: 'Abrir Staffetta',
      otherwise: 'Si no fuiste tú, pide allí una contraseña nueva.',
    },
  },
} as const satisfies Readonly<Record<string, ByLanguage<Words>>>;

/** The mails about an account. */
export type LetterKind = keyof typeof words;

/** What somebody wrote, between the marks of a language. */
const quotedIn: ByLanguage<(text: string) => string> = {
  en: (text) => `“${text}”`,
  it: (text) => `«${text}»`,
  fr: (text) => `«\u202f${text}\u202f»`,
  es: (text) => `«${text}»`,
};

function letterIn(language: Language, kind: LetterKind, url: string, said: string | null): Mail {
  const { subject, matter, button, otherwise } = words[kind][language];
  return mailOf({
    language,
    subject,
    blocks: [
      { kind: 'lead', text: subject },
      { kind: 'text', text: matter },
      ...(said === null ? [] : [{ kind: 'text', text: quotedIn[language](said) } as const]),
      { kind: 'button', text: button, url },
      { kind: 'small', text: otherwise },
    ],
  });
}

/** A letter in every language: its button opens an address of the service, and it may say what somebody wrote. */
export const letter = (
  kind: LetterKind,
  url: string,
  said: string | null = null,
): ByLanguage<Mail> => ({
  en: letterIn('en', kind, url, said),
  it: letterIn('it', kind, url, said),
  fr: letterIn('fr', kind, url, said),
  es: letterIn('es', kind, url, said),
});

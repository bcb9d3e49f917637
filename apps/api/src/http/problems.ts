import type { ByLanguage, Language } from '@staffetta/engine';
import { saidIn, type WrongField } from './field-messages.ts';

type Details = Readonly<Record<string, number | string>>;
type Sentence = ByLanguage<(details: Details) => string>;

/** Which edition a sentence is about: by what it is called, or (empty) the title's own. */
const called =
  (own: string, quoted: (label: string) => string) =>
  ({ edition = '' }: Details): string =>
    edition === '' ? own : quoted(String(edition));

/** With the reason an admin gave, where whoever reads it may know one. */
const told =
  (without: string, withReason: (reason: string) => string) =>
  ({ reason = '' }: Details): string =>
    reason === '' ? without : withReason(String(reason));

const editions: Sentence = {
  en: called('the title’s own', (label) => `“${label}”`),
  it: called('quella propria del titolo', (label) => `«${label}»`),
  fr: called('celle du titre lui-même', (label) => `« ${label} »`),
  es: called('la propia del título', (label) => `«${label}»`),
};

/** That there are too many requests, or too many streams: of the caller, or of their network. */
const streamsOr =
  (requests: string, own: (most: number) => string, network: (most: number) => string) =>
  ({ streams = 0, whose = '' }: Details): string => {
    if (whose === '') return requests;
    return (whose === 'network' ? network : own)(Number(streams));
  };

const same = (en: string, it: string, fr: string, es: string): Sentence => ({
  en: () => en,
  it: () => it,
  fr: () => fr,
  es: () => es,
});

/** Everything that can be wrong with a request: its status, and what it says to the caller. */
const problems = {
  'invalid-request': {
    status: 400,
    says: same(
      'The request is not understood. See `fields` for what to change.',
      'La richiesta non è valida. In `fields` c’è che cosa cambiare.',
      'La requête n’est pas valable. Voyez `fields` pour ce qu’il faut changer.',
      'La petición no es válida. Mira en `fields` qué cambiar.',
    ),
  },
  'not-signed-in': {
    status: 401,
    says: same(
      'You are not signed in, or your sign-in has expired. Sign in and try again.',
      'Non hai effettuato l’accesso, o è scaduto. Accedi e riprova.',
      'Vous n’êtes pas connecté, ou la connexion a expiré. Connectez-vous et réessayez.',
      'No has iniciado sesión, o ha caducado. Inicia sesión y vuelve a intentarlo.',
    ),
  },
  'wrong-credentials': {
    status: 401,
    says: same(
      'The name or the password is wrong.',
      'Il nome o la password è errato.',
      'Le nom ou le mot de passe est faux.',
      'El nombre o la contraseña no es correcto.',
    ),
  },
  'link-not-valid': {
    status: 401,
    says: same(
      'This link was used before, or it has expired. Ask for a new one.',
      'Questo link è già stato usato, o è scaduto. Chiedine uno nuovo.',
      'Ce lien a déjà servi, ou il a expiré. Demandez-en un autre.',
      'Este enlace ya se ha usado, o ha caducado. Pide uno nuevo.',
    ),
  },
  'missing-scope': {
    status: 403,
    says: {
      en: ({ scope }) =>
        `Your token may not do this, which needs “${scope}”. Use one that may, or sign in.`,
      it: ({ scope }) =>
        `Il tuo token non può farlo: serve “${scope}”. Usane uno che può, o effettua l’accesso.`,
      fr: ({ scope }) =>
        `Votre jeton ne permet pas cela : il faut « ${scope} ». Prenez-en un autre, ou connectez-vous.`,
      es: ({ scope }) =>
        `Tu token no permite esto: hace falta «${scope}». Usa otro que pueda, o inicia sesión.`,
    },
  },
  'wrong-password': {
    status: 403,
    says: same(
      'This is not your password. Type it again.',
      'Questa non è la tua password. Scrivila di nuovo.',
      'Ce n’est pas votre mot de passe. Saisissez-le à nouveau.',
      'Esta no es tu contraseña. Escríbela de nuevo.',
    ),
  },
  'entry-needed': {
    status: 403,
    says: same(
      'Administering needs a fresh sign-in. Enter your password again, and try once more.',
      'Per amministrare serve un nuovo accesso. Scrivi di nuovo la password e riprova.',
      'Pour administrer, il faut une nouvelle connexion. Saisissez à nouveau votre mot de passe et réessayez.',
      'Para administrar hay que volver a iniciar sesión. Escribe otra vez tu contraseña y vuelve a intentarlo.',
    ),
  },
  'wrong-code': {
    status: 403,
    says: same(
      'This is not the code your app shows now, or it was used already. Wait for the next one.',
      'Non è il codice che la tua app mostra ora, o è già stato usato. Aspetta il prossimo.',
      'Ce n’est pas le code que votre application affiche maintenant, ou il a déjà servi. Attendez le suivant.',
      'No es el código que tu aplicación muestra ahora, o ya se ha usado. Espera al siguiente.',
    ),
  },
  'plays-here': {
    status: 403,
    says: same(
      'You play in this game, or did, or a bot of yours does: another admin must do this.',
      'Giochi in questa partita, o ci hai giocato, o ci gioca un tuo bot: deve occuparsene un altro amministratore.',
      'Vous jouez ou avez joué dans cette partie, ou l’un de vos bots : un autre administrateur doit s’en charger.',
      'Juegas o has jugado en esta partida, o lo hace un bot tuyo: debe encargarse otro administrador.',
    ),
  },
  'about-you': {
    status: 403,
    says: same(
      'This is about what you, or a bot of yours, wrote: another admin must answer it.',
      'Si tratta di qualcosa che hai scritto tu, o un tuo bot: deve rispondere un altro amministratore.',
      'Il s’agit de ce que vous, ou l’un de vos bots, avez écrit : un autre administrateur doit y répondre.',
      'Se trata de algo que has escrito tú, o un bot tuyo: debe responder otro administrador.',
    ),
  },
  'has-looked': {
    status: 403,
    says: same(
      'As an admin you, or whoever owns this bot, looked behind the cards of this game or helped it, so you cannot play it.',
      'Come amministratore tu, o chi possiede questo bot, hai guardato dietro le carte di questa partita o l’hai aiutata: non puoi giocarla.',
      'Comme administrateur, vous ou le propriétaire de ce bot avez regardé derrière les cartes de cette partie ou l’avez aidée : vous ne pouvez pas y jouer.',
      'Como administrador tú, o el dueño de este bot, has mirado tras las cartas de esta partida o la has ayudado: no puedes jugarla.',
    ),
  },
  'look-needed': {
    status: 403,
    says: same(
      'This is secret. Look as referee first, and say why.',
      'Questo è segreto. Prima guarda come arbitro, e di’ perché.',
      'C’est secret. Regardez d’abord en arbitre, en disant pourquoi.',
      'Esto es secreto. Mira antes como árbitro y di por qué.',
    ),
  },
  suspended: {
    status: 403,
    says: {
      en: told(
        'This account is suspended. Write to the operator of this service.',
        (reason) =>
          `This account is suspended. The reason given: “${reason}” If you think that is wrong, write to the operator of this service.`,
      ),
      it: told(
        'Questo account è sospeso. Scrivi al gestore di questo servizio.',
        (reason) =>
          `Questo account è sospeso. Il motivo indicato: «${reason}» Se pensi che sia un errore, scrivi al gestore di questo servizio.`,
      ),
      fr: told(
        'Ce compte est suspendu. Écrivez à l’opérateur de ce service.',
        (reason) =>
          `Ce compte est suspendu. La raison donnée : « ${reason} » Si vous pensez que c’est une erreur, écrivez à l’opérateur de ce service.`,
      ),
      es: told(
        'Esta cuenta está suspendida. Escribe al operador de este servicio.',
        (reason) =>
          `Esta cuenta está suspendida. El motivo indicado: «${reason}» Si crees que es un error, escribe al operador de este servicio.`,
      ),
    },
  },
  'not-seated': {
    status: 403,
    says: same(
      'You have no seat in this game, so you can only watch.',
      'Non hai un posto in questa partita: puoi solo guardare.',
      'Vous n’avez pas de place dans cette partie : vous pouvez seulement regarder.',
      'No tienes asiento en esta partida: solo puedes mirar.',
    ),
  },
  'not-your-seat': {
    status: 403,
    says: same(
      'This seat of the game is not yours. Leave `seat` out, or name one you hold.',
      'Questo posto della partita non è tuo. Togli `seat`, o indica un posto tuo.',
      'Cette place de la partie n’est pas à vous. Omettez `seat`, ou indiquez une place à vous.',
      'Este asiento de la partida no es tuyo. Quita `seat`, o indica uno que tengas.',
    ),
  },
  'not-host': {
    status: 403,
    says: same(
      'Only the host of this table may do this. Ask the host.',
      'Solo chi ha aperto questo tavolo può farlo. Chiedi a chi lo ha aperto.',
      'Seule la personne qui a ouvert cette table peut le faire. Demandez-lui.',
      'Solo quien abrió esta mesa puede hacerlo. Pídeselo.',
    ),
  },
  'no-spectators': {
    status: 403,
    says: same(
      'This game is played without spectators. You may look at it when it is over.',
      'Questa partita si gioca senza spettatori. Potrai guardarla quando sarà finita.',
      'Cette partie se joue sans spectateurs. Vous pourrez la regarder quand elle sera finie.',
      'Esta partida se juega sin espectadores. Podrás verla cuando haya terminado.',
    ),
  },
  'not-welcome': {
    status: 403,
    says: same(
      'You cannot sit down at this table. Choose another one.',
      'Non puoi sederti a questo tavolo. Scegline un altro.',
      'Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.',
      'No puedes sentarte a esta mesa. Elige otra.',
    ),
  },
  'former-player': {
    status: 403,
    says: same(
      'You gave up a seat of this game, yourself or by a bot, so you cannot take another. You may watch it.',
      'Hai lasciato un posto di questa partita, di persona o con un bot, quindi non puoi prenderne un altro. Puoi guardarla.',
      'Vous avez laissé une place de cette partie, vous-même ou par un bot : vous n’en prenez plus d’autre. Vous pouvez la regarder.',
      'Dejaste un asiento de esta partida, tú o un bot tuyo: ya no puedes tomar ninguno. Puedes mirarla.',
    ),
  },
  'not-invitable': {
    status: 403,
    says: same(
      'This player cannot be invited. Check the id, or invite somebody else.',
      'Questa persona non può essere invitata. Controlla l’id, o invita qualcun altro.',
      'Cette personne ne peut pas être invitée. Vérifiez l’identifiant, ou invitez quelqu’un d’autre.',
      'No se puede invitar a esta persona. Comprueba el id, o invita a otra.',
    ),
  },
  'not-for-guests': {
    status: 403,
    says: same(
      'This needs an account: register. Without one you can play hot-seat games only.',
      'Per questo serve un account: registrati. Senza, puoi giocare solo partite a uno schermo.',
      'Il faut un compte pour cela : inscrivez-vous. Sans compte vous ne pouvez jouer que des parties sur un seul écran.',
      'Para esto hace falta una cuenta: regístrate. Sin ella solo puedes jugar partidas en una misma pantalla.',
    ),
  },
  'not-found': {
    status: 404,
    says: same(
      'There is nothing here that you may see. Check the address.',
      'Qui non c’è nulla che tu possa vedere. Controlla l’indirizzo.',
      'Il n’y a rien ici que vous puissiez voir. Vérifiez l’adresse.',
      'Aquí no hay nada que puedas ver. Comprueba la dirección.',
    ),
  },
  'method-not-allowed': {
    status: 405,
    says: same(
      'This address is not there for that. `Allow` says what it takes.',
      'Questo indirizzo non serve a questo. `Allow` dice che cosa accetta.',
      'Cette adresse ne sert pas à cela. `Allow` dit ce qu’elle accepte.',
      'Esta dirección no sirve para eso. `Allow` dice qué acepta.',
    ),
  },
  'name-taken': {
    status: 409,
    says: same(
      'This name, or one that looks like it, is taken. Choose another.',
      'Questo nome, o uno che gli somiglia, è già preso. Scegline un altro.',
      'Ce nom, ou un nom qui lui ressemble, est pris. Choisissez-en un autre.',
      'Este nombre, o uno parecido, ya está en uso. Elige otro.',
    ),
  },
  'mail-taken': {
    status: 409,
    says: same(
      'Another account has this address. Sign in there, or use another address.',
      'Un altro account ha questo indirizzo. Accedi con quello, o usa un altro indirizzo.',
      'Un autre compte a cette adresse. Connectez-vous à celui-ci, ou prenez une autre adresse.',
      'Otra cuenta tiene esta dirección. Inicia sesión en ella, o usa otra dirección.',
    ),
  },
  'codes-in-use': {
    status: 409,
    says: same(
      'Codes of an app are asked for already. End that first.',
      'I codici di un’app sono già richiesti. Prima disattivali.',
      'Des codes d’une application sont déjà demandés. Désactivez-les d’abord.',
      'Ya se piden códigos de una aplicación. Desactívalos primero.',
    ),
  },
  'chat-closed': {
    status: 409,
    says: same(
      'Whoever runs this service has closed this chat; why stands in it. Your message was not sent.',
      'Chi gestisce il servizio ha chiuso questa chat; il motivo è scritto lì. Il tuo messaggio non è stato inviato.',
      'Les responsables de ce service ont fermé cette discussion ; la raison y est écrite. Votre message n’est pas parti.',
      'Quien lleva este servicio ha cerrado este chat; el motivo está escrito en él. Tu mensaje no se ha enviado.',
    ),
  },
  'mail-untrue': {
    status: 409,
    says: same(
      'What this mail would say is no longer so: nothing is sent.',
      'Quello che questa mail direbbe non è più vero: non si invia nulla.',
      'Ce que dirait ce message n’est plus vrai : rien n’est envoyé.',
      'Lo que diría este correo ya no es así: no se envía nada.',
    ),
  },
  'mail-unwanted': {
    status: 409,
    says: same(
      'Its reader wants no such mails, or has no address: he can change that in his settings.',
      'Chi dovrebbe leggerla non vuole mail di questo genere, o non ha un indirizzo: può cambiarlo nelle impostazioni.',
      'Son destinataire ne veut pas de tels messages, ou n’a pas d’adresse : il peut le changer dans ses réglages.',
      'Su destinatario no quiere correos así, o no tiene dirección: puede cambiarlo en sus ajustes.',
    ),
  },
  'mail-withheld': {
    status: 409,
    says: same(
      'Mails to its reader’s address came back, or were reported as unwanted: he must confirm it again first.',
      'Le mail al suo indirizzo sono tornate indietro, o sono state segnalate come indesiderate: prima deve confermarlo di nuovo.',
      'Les messages à son adresse sont revenus, ou ont été signalés comme indésirables : il doit d’abord la confirmer à nouveau.',
      'Los correos a su dirección volvieron, o se marcaron como no deseados: antes debe confirmarla otra vez.',
    ),
  },
  'archives-ended': {
    status: 409,
    says: same(
      'Only games that are over can be archived. End this one first, or wait until it is over.',
      'Si archiviano solo partite finite. Prima termina questa, o aspetta che finisca.',
      'Seules les parties terminées s’archivent. Terminez d’abord celle-ci, ou attendez sa fin.',
      'Solo se archivan partidas terminadas. Termina antes esta, o espera a que acabe.',
    ),
  },
  'done-already': {
    status: 409,
    says: same(
      'It is so already: perhaps another admin was faster. Look again.',
      'È già così: forse un altro amministratore è stato più veloce. Guarda di nuovo.',
      'C’est déjà le cas : un autre administrateur a peut-être été plus rapide. Regardez à nouveau.',
      'Ya es así: quizá otro administrador fue más rápido. Vuelve a mirar.',
    ),
  },
  'without-clock': {
    status: 409,
    says: same(
      'No time runs for this seat, so none can be given: the table has no clock.',
      'Per questo posto non scorre tempo, quindi non se ne può dare: il tavolo non ha orologio.',
      'Aucun temps ne court pour cette place, on ne peut donc en donner : la table n’a pas d’horloge.',
      'Para este asiento no corre el tiempo, así que no se puede dar: la mesa no tiene reloj.',
    ),
  },
  'game-went-on': {
    status: 412,
    says: same(
      'The game went on since you looked: a player or another admin did something. Look at its newest event, and decide anew.',
      'La partita è andata avanti da quando hai guardato: un giocatore o un altro amministratore ha fatto qualcosa. Guarda l’ultimo evento e decidi di nuovo.',
      'La partie a continué depuis que vous avez regardé : un joueur ou un autre administrateur a fait quelque chose. Regardez son dernier événement et décidez à nouveau.',
      'La partida ha seguido desde que miraste: un jugador u otro administrador ha hecho algo. Mira el último suceso y decide de nuevo.',
    ),
  },
  'last-admin': {
    status: 409,
    says: same(
      'This is the only admin, without whom nobody could help. Let another become one first.',
      'È l’unico amministratore, e senza nessuno potrebbe aiutare. Prima nominane un altro.',
      'C’est le seul administrateur, sans qui personne ne pourrait aider. Nommez-en d’abord un autre.',
      'Es el único administrador, y sin él nadie podría ayudar. Nombra antes a otro.',
    ),
  },
  'game-there': {
    status: 409,
    says: same(
      'This game is here already.',
      'Questa partita c’è già.',
      'Cette partie est déjà là.',
      'Esta partida ya está aquí.',
    ),
  },
  'edition-there': {
    status: 409,
    says: same(
      'This edition is here already. If it was withdrawn, offer it again.',
      'Questa edizione c’è già. Se è stata ritirata, offrila di nuovo.',
      'Cette édition est déjà là. Si elle a été retirée, proposez-la à nouveau.',
      'Esta edición ya está. Si se retiró, vuelve a ofrecerla.',
    ),
  },
  'edition-is-default': {
    status: 409,
    says: same(
      'New games take this edition unless they choose another. Make another the usual one first.',
      'Le nuove partite prendono questa edizione se non ne scelgono un’altra. Prima rendine usuale un’altra.',
      'Les nouvelles parties prennent cette édition si elles n’en choisissent pas une autre. Rendez-en d’abord une autre habituelle.',
      'Las partidas nuevas toman esta edición si no eligen otra. Antes haz que otra sea la habitual.',
    ),
  },
  'edition-not-offered': {
    status: 409,
    says: same(
      'This edition is not offered to new games, or its rules no longer take it. Offer it first.',
      'Questa edizione non è offerta alle nuove partite, o le regole non la accettano più. Prima offrila.',
      'Cette édition n’est pas proposée aux nouvelles parties, ou les règles ne l’acceptent plus. Proposez-la d’abord.',
      'Esta edición no se ofrece a las partidas nuevas, o las reglas ya no la admiten. Ofrécela antes.',
    ),
  },
  'usual-edition-changed': {
    status: 412,
    says: {
      en: (details) =>
        `Since you looked another edition has become the usual one: ${editions.en(details)}. Nothing was changed. If yours is to be it all the same, try once more.`,
      it: (details) =>
        `Da quando hai guardato è diventata consueta un’altra edizione: ${editions.it(details)}. Nulla è cambiato. Se deve esserlo comunque la tua, riprova.`,
      fr: (details) =>
        `Depuis que vous avez regardé, une autre édition est devenue l’habituelle : ${editions.fr(details)}. Rien n’a été modifié. Si la vôtre doit l’être malgré tout, réessayez.`,
      es: (details) =>
        `Desde que miraste, otra edición ha pasado a ser la habitual: ${editions.es(details)}. No se ha cambiado nada. Si aun así debe serlo la tuya, vuelve a intentarlo.`,
    },
  },
  administers: {
    status: 409,
    says: same(
      'This account administers. Take that from it first.',
      'Questo account amministra. Prima toglieglielo.',
      'Ce compte administre. Retirez-lui d’abord ce rôle.',
      'Esta cuenta administra. Quítale antes esa función.',
    ),
  },
  'needs-person': {
    status: 409,
    says: same(
      'Only people with an account of their own administer: neither guests nor bots do.',
      'Amministrano solo persone con un proprio account: né ospiti né bot.',
      'Seules des personnes qui ont leur propre compte administrent : ni les invités ni les bots.',
      'Solo administran personas con cuenta propia: ni invitados ni bots.',
    ),
  },
  'is-suspended': {
    status: 409,
    says: same(
      'This account is suspended. Restore it first.',
      'Questo account è sospeso. Prima riattivalo.',
      'Ce compte est suspendu. Rétablissez-le d’abord.',
      'Esta cuenta está suspendida. Restablécela primero.',
    ),
  },
  'not-a-guest': {
    status: 409,
    says: same(
      'You are registered already.',
      'Hai già un account registrato.',
      'Vous êtes déjà inscrit.',
      'Ya tienes una cuenta registrada.',
    ),
  },
  'limit-reached': {
    status: 409,
    says: same(
      'You have as many of these as one may have. Remove one first.',
      'Ne hai già quanti se ne possono avere. Prima togline uno.',
      'Vous en avez autant qu’on peut en avoir. Retirez-en un d’abord.',
      'Tienes todos los que se pueden tener. Quita uno primero.',
    ),
  },
  'vacation-overlaps': {
    status: 409,
    says: same(
      'You have announced a vacation on some of these days. End that one first.',
      'In alcuni di questi giorni hai già annunciato una vacanza. Prima terminala.',
      'Vous avez déjà annoncé des congés certains de ces jours. Terminez-les d’abord.',
      'Ya anunciaste vacaciones en algunos de estos días. Termínalas primero.',
    ),
  },
  'vacation-too-long': {
    status: 409,
    says: same(
      'These are more days than you have left in a year, or they are further away than the next.',
      'Sono più giorni di quanti te ne restano in un anno, o sono oltre il prossimo.',
      'C’est plus de jours qu’il ne vous en reste dans l’année, ou au-delà de la prochaine.',
      'Son más días de los que te quedan en un año, o están más allá del próximo.',
    ),
  },
  'wrong-state': { status: 409, says: same('', '', '', '') },
  'invited-only': {
    status: 409,
    says: same(
      'This game is for whoever is invited. Invite players by name.',
      'Questa partita è per chi è invitato. Invita i giocatori per nome.',
      'Cette partie est pour les personnes invitées. Invitez-les par leur nom.',
      'Esta partida es para quien recibe una invitación. Invita a cada persona por su nombre.',
    ),
  },
  'not-ended': {
    status: 409,
    says: same(
      'A game can be exported when it has ended: until then it holds secrets.',
      'Una partita si può esportare quando è finita: fino ad allora contiene segreti.',
      'Une partie s’exporte quand elle est finie : jusque-là elle contient des secrets.',
      'Una partida se puede exportar cuando ha terminado: hasta entonces guarda secretos.',
    ),
  },
  'already-seated': {
    status: 409,
    says: same(
      'You have a seat in this game already, yourself or by a bot. A person plays one seat.',
      'Hai già un posto in questa partita, di persona o con un bot. Ogni persona gioca un solo posto.',
      'Vous avez déjà une place dans cette partie, vous-même ou par un bot. Une personne joue une seule place.',
      'Ya tienes un asiento en esta partida, tú o un bot tuyo. Cada persona juega un solo asiento.',
    ),
  },
  'has-seat': {
    status: 409,
    says: same(
      'This person has a seat in this game already, or a bot of theirs has. A person plays one seat: invite someone else.',
      'Questa persona, o un suo bot, ha già un posto in questa partita. Ogni persona gioca un solo posto: invitane un’altra.',
      'Cette personne, ou l’un de ses bots, a déjà une place dans cette partie. Une personne joue une seule place : invitez-en une autre.',
      'Esta persona, o un bot suyo, ya tiene un asiento en esta partida. Cada persona juega un solo asiento: invita a otra.',
    ),
  },
  'not-over': {
    status: 409,
    says: same(
      'This game is not over. A rematch can be asked for when it is.',
      'Questa partita non è finita. La rivincita si chiede quando lo è.',
      'Cette partie n’est pas finie. La revanche se demande quand elle l’est.',
      'Esta partida no ha terminado. La revancha se pide cuando termina.',
    ),
  },
  'key-reused': {
    status: 409,
    says: same(
      'This Idempotency-Key belongs to another request. Use a new key for a new request.',
      'Questa Idempotency-Key appartiene a un’altra richiesta. Usa una chiave nuova.',
      'Cette Idempotency-Key appartient à une autre requête. Prenez une nouvelle clé.',
      'Esta Idempotency-Key es de otra petición. Usa una clave nueva.',
    ),
  },
  'game-read-only': {
    status: 409,
    says: same(
      'The log of this game is damaged, so nothing can be played in it until the operator has repaired it. Nothing is lost.',
      'Il registro di questa partita è danneggiato: non si può giocare finché il gestore non l’ha riparato. Nulla è perduto.',
      'Le journal de cette partie est endommagé : on ne peut y jouer avant que l’opérateur l’ait réparé. Rien n’est perdu.',
      'El registro de esta partida está dañado: no se puede jugar hasta que el operador lo repare. No se ha perdido nada.',
    ),
  },
  stale: {
    status: 412,
    says: same(
      'Something happened since the version you named. See `missed`, then decide anew.',
      'È successo qualcosa dopo la versione indicata. Guarda `missed` e decidi di nuovo.',
      'Quelque chose s’est passé depuis la version indiquée. Voyez `missed` et décidez à nouveau.',
      'Ha pasado algo desde la versión indicada. Mira `missed` y decide de nuevo.',
    ),
  },
  'move-link-unknown': {
    status: 404,
    says: same(
      'This link is not known: it is not whole, or it is long gone. Open the newest mail about the game, or the game itself.',
      'Questo link non è conosciuto: non è intero, o è passato troppo tempo. Apri la mail più recente sulla partita, o la partita stessa.',
      'Ce lien est inconnu : il n’est pas entier, ou il date trop. Ouvrez le dernier message sur la partie, ou la partie elle-même.',
      'Este enlace no se conoce: no está entero, o es demasiado antiguo. Abre el último correo sobre la partida, o la partida misma.',
    ),
  },
  'move-link-used': {
    status: 409,
    says: same(
      'What this link does was done by it already; it does nothing twice. Open the game to see how it stands.',
      'Ciò che fa questo link è già stato fatto; non fa nulla due volte. Apri la partita per vedere la situazione.',
      'Ce que fait ce lien est déjà fait ; il ne fait rien deux fois. Ouvrez la partie pour voir la situation.',
      'Lo que hace este enlace ya está hecho; no hace nada dos veces. Abre la partida para ver cómo está.',
    ),
  },
  'mail-takes-no-answer': {
    status: 409,
    says: same(
      'This mail takes no answer. Those about a game in which it is your turn do.',
      'A questa mail non si può rispondere. Si può a quelle su una partita in cui tocca a te.',
      'Ce courriel ne prend pas de réponse. Ceux d’une partie où c’est votre tour en prennent.',
      'Este correo no admite respuesta. La admiten los de una partida en la que te toca.',
    ),
  },
  'seat-given-up': {
    status: 409,
    says: same(
      'You no longer have the seat this was for, so nothing was done. Open the game to see who plays it.',
      'Non hai più il posto per cui valeva: non è stato fatto nulla. Apri la partita per vedere chi lo gioca.',
      'Vous n’avez plus la place dont il s’agit : rien n’a été fait. Ouvrez la partie pour voir qui la joue.',
      'Ya no tienes el asiento para el que valía: no se ha hecho nada. Abre la partida para ver quién lo juega.',
    ),
  },
  'move-link-expired': {
    status: 410,
    says: same(
      'This link has expired, and nothing was done. Open the game to play there.',
      'Questo link è scaduto e non è stato fatto nulla. Apri la partita per giocare lì.',
      'Ce lien a expiré, et rien n’a été fait. Ouvrez la partie pour y jouer.',
      'Este enlace ha caducado y no se ha hecho nada. Abre la partida para jugar allí.',
    ),
  },
  'move-overtaken': {
    status: 412,
    says: same(
      'The game has gone on since this mail was written, so nothing was done. See what happened, and decide anew.',
      'La partita è andata avanti da quando questa mail è stata scritta: non è stato fatto nulla. Guarda che cosa è successo e decidi di nuovo.',
      'La partie a continué depuis ce message : rien n’a été fait. Voyez ce qui s’est passé et décidez à nouveau.',
      'La partida ha seguido desde que se escribió este correo: no se ha hecho nada. Mira qué ha pasado y decide de nuevo.',
    ),
  },
  'too-large': {
    status: 413,
    says: same(
      'The request is too large.',
      'La richiesta è troppo grande.',
      'La requête est trop grande.',
      'La petición es demasiado grande.',
    ),
  },
  'unsupported-media-type': {
    status: 415,
    says: same(
      'Send JSON, with `content-type: application/json`.',
      'Invia JSON, con `content-type: application/json`.',
      'Envoyez du JSON, avec `content-type: application/json`.',
      'Envía JSON, con `content-type: application/json`.',
    ),
  },
  'import-refused': {
    status: 422,
    says: {
      en: ({ why }) => `This file cannot be imported: ${why} Nothing was changed.`,
      it: ({ why }) => `Questo file non può essere importato: ${why} Nulla è cambiato.`,
      fr: ({ why }) => `Ce fichier ne peut pas être importé : ${why} Rien n’a été modifié.`,
      es: ({ why }) => `Este archivo no se puede importar: ${why} No se ha cambiado nada.`,
    },
  },
  refused: { status: 422, says: same('', '', '', '') },
  'precondition-missing': {
    status: 428,
    says: same(
      'Say what you decided upon: `If-Match` with your version of the game, or `decision` for a sealed choice.',
      'Di’ su che cosa hai deciso: `If-Match` con la tua versione della partita, o `decision` per una scelta segreta.',
      'Dites sur quoi vous avez décidé : `If-Match` avec votre version de la partie, ou `decision` pour un choix secret.',
      'Di sobre qué has decidido: `If-Match` con tu versión de la partida, o `decision` para una elección secreta.',
    ),
  },
  'too-many-requests': {
    status: 429,
    says: {
      en: streamsOr(
        'Too many requests. Wait as long as `Retry-After` says.',
        (most) =>
          `You have ${most} streams and waiting requests open, which is the limit. Close one first.`,
        (most) =>
          `Your network has ${most} streams and waiting requests open, which is the limit. Close one first.`,
      ),
      it: streamsOr(
        'Troppe richieste. Aspetta quanto dice `Retry-After`.',
        (most) => `Hai ${most} stream e richieste in attesa, cioè il massimo. Prima chiudine uno.`,
        (most) =>
          `La tua rete ha ${most} stream e richieste in attesa, cioè il massimo. Prima chiudine uno.`,
      ),
      fr: streamsOr(
        'Trop de requêtes. Attendez le temps indiqué par `Retry-After`.',
        (most) =>
          `Vous avez ${most} flux et requêtes en attente, le maximum. Fermez-en un d’abord.`,
        (most) =>
          `Votre réseau a ${most} flux et requêtes en attente, le maximum. Fermez-en un d’abord.`,
      ),
      es: streamsOr(
        'Demasiadas peticiones. Espera lo que dice `Retry-After`.',
        (most) => `Tienes ${most} flujos y peticiones en espera, el máximo. Cierra uno primero.`,
        (most) =>
          `Tu red tiene ${most} flujos y peticiones en espera, el máximo. Cierra uno primero.`,
      ),
    },
  },
  internal: {
    status: 500,
    says: same(
      'Something went wrong on our side. Nothing was lost; try again. If it stays, tell the operator the request id.',
      'Qualcosa è andato storto da parte nostra. Nulla è perduto; riprova. Se continua, comunica al gestore l’id della richiesta.',
      'Quelque chose a mal tourné chez nous. Rien n’est perdu ; réessayez. Si cela dure, donnez à l’opérateur l’identifiant de la requête.',
      'Algo ha ido mal por nuestra parte. No se ha perdido nada; vuelve a intentarlo. Si sigue, di al operador el id de la petición.',
    ),
  },
  'log-out-of-time': {
    status: 503,
    says: same(
      'This game’s log is far longer than any played so far: working through it was not done in all the time there is, and nothing was found out. Try again when less is going on. On the machine `npm run -s games -- check <game>`, and likewise `position`, `difference` and `timeline`, have all the time they take.',
      'Il registro di questa partita è molto più lungo di qualsiasi altro giocato finora: non si è finito di percorrerlo in tutto il tempo che c’è, e non se ne sa nulla di nuovo. Riprova quando c’è meno da fare. Sulla macchina `npm run -s games -- check <game>`, e così `position`, `difference` e `timeline`, hanno tutto il tempo che serve.',
      'Le journal de cette partie est bien plus long qu’aucun de ceux joués jusqu’ici : on n’a pas fini de le parcourir dans tout le temps disponible, et on n’en sait rien de plus. Réessayez à une heure plus calme. Sur la machine, `npm run -s games -- check <game>`, et de même `position`, `difference` et `timeline`, ont tout le temps qu’il faut.',
      'El registro de esta partida es mucho más largo que cualquiera jugado hasta ahora: no se acabó de recorrer en todo el tiempo que hay, y no se ha averiguado nada. Vuelve a intentarlo cuando haya menos que hacer. En la máquina, `npm run -s games -- check <game>`, y también `position`, `difference` y `timeline`, tienen todo el tiempo que haga falta.',
    ),
  },
  'log-out-of-memory': {
    status: 503,
    says: same(
      'This game’s log is far longer than any played so far: working through it takes more memory than there is for it, and nothing was found out. On the machine `npm run -s games -- check <game>`, and likewise `position`, `difference` and `timeline`, have all the memory there is.',
      'Il registro di questa partita è molto più lungo di qualsiasi altro giocato finora: percorrerlo richiede più memoria di quanta ce n’è, e non se ne sa nulla di nuovo. Sulla macchina `npm run -s games -- check <game>`, e così `position`, `difference` e `timeline`, hanno tutta la memoria che c’è.',
      'Le journal de cette partie est bien plus long qu’aucun de ceux joués jusqu’ici : le parcourir demande plus de mémoire qu’il n’y en a pour cela, et on n’en sait rien de plus. Sur la machine, `npm run -s games -- check <game>`, et de même `position`, `difference` et `timeline`, ont toute la mémoire qu’il y a.',
      'El registro de esta partida es mucho más largo que cualquiera jugado hasta ahora: recorrerlo pide más memoria de la que hay para ello, y no se ha averiguado nada. En la máquina, `npm run -s games -- check <game>`, y también `position`, `difference` y `timeline`, tienen toda la memoria que hay.',
    ),
  },
  overloaded: {
    status: 503,
    says: same(
      'The service is busy right now. Wait as long as `Retry-After` says.',
      'Il servizio è molto occupato. Aspetta quanto dice `Retry-After`.',
      'Le service est très sollicité. Attendez le temps indiqué par `Retry-After`.',
      'El servicio está muy ocupado. Espera lo que dice `Retry-After`.',
    ),
  },
  unavailable: {
    status: 503,
    says: same(
      'The service cannot answer this right now. Try again in a moment.',
      'Il servizio non può rispondere ora. Riprova tra poco.',
      'Le service ne peut pas répondre maintenant. Réessayez dans un instant.',
      'El servicio no puede responder ahora. Vuelve a intentarlo en un momento.',
    ),
  },
} as const satisfies Readonly<Record<string, { status: number; says: Sentence }>>;

export type ProblemCode = keyof typeof problems;

/** All their codes, by status. */
export const problemCodes = (Object.keys(problems) as ProblemCode[]).sort(
  (one, other) => problems[one].status - problems[other].status,
);

/** What a problem's type is called, for ever. */
export const problemType = (problem: ProblemCode): string => `urn:staffetta:problem:${problem}`;

/** Streams of which there are as many as may be: how many, and whose. */
export type Full = { readonly most: number; readonly whose: 'user' | 'network' };

/** The members of a problem besides the standard ones. */
export type ProblemExtras = {
  readonly detail?: string; // instead of the problem's own sentence
  readonly fields?: readonly WrongField[];
  readonly code?: string; // of a rule's refusal
  readonly rule?: string; // its id
  readonly step?: number; // which step of what was sent it refuses, from 1
  readonly event?: number; // the first that is wrong
  readonly missed?: readonly unknown[]; // events since the version named
  readonly version?: number; // the caller's version now
  readonly game?: string; // the one that is here already
  readonly usual?: string; // the hash of the edition that is usual now
  readonly edition?: string; // how its sentence calls that; empty: the title's own
  readonly reason?: string; // an admin's, told to the caller
  readonly why?: string; // what its sentence ends with, in the caller's language
  readonly scope?: string; // which the caller's token would need
  readonly wait?: number; // seconds, told in Retry-After
  readonly streams?: Full; // what its sentence says of them
};

/** Ends a request with a problem; the error handler is the only one to catch it. */
export class Problem extends Error {
  readonly problem: ProblemCode;
  readonly extras: ProblemExtras;
  constructor(problem: ProblemCode, extras: ProblemExtras = {}) {
    super(problem);
    this.problem = problem;
    this.extras = extras;
  }
}

export const problemStatus = (problem: ProblemCode): number => problems[problem].status;

/** A problem as RFC 9457 wants it. */
export function problemBody({ problem, extras }: Problem, language: Language, instance: string) {
  const { status, says } = problems[problem];
  const { scope = '', reason = '' } = extras;
  const { detail, wait: _wait, streams, why = '', edition = '', fields, ...members } = extras;
  const { most = 0, whose = '' } = streams ?? {};
  return {
    type: problemType(problem),
    title: problem,
    status,
    detail: detail ?? says[language]({ scope, reason, why, edition, streams: most, whose }),
    instance,
    ...(fields && { fields: fields.map((field) => saidIn(language, field)) }),
    ...members,
  };
}

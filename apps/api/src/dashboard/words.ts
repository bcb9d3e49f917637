import type { ByLanguage } from '@staffetta/engine';
import type { ReadingName } from './readings.ts';

/** What a reading is called, and what to do where it is not fine; null: it always is. */
type ReadingWords = {
  readonly text: string;
  readonly advice: string | null;
};

type Words = Readonly<Record<ReadingName, ReadingWords>>;

const told = (text: string, advice: string | null = null): ReadingWords => ({ text, advice });

/** What to do in several cases. */
const often: ByLanguage<Readonly<Record<'relay' | 'notices' | 'clocks', string>>> = {
  en: {
    relay:
      'Acts are safe but not told: look in the log of a worker for “the relay failed”, and whether one runs.',
    notices:
      'Look in the log of a worker for “a notice failed”; if there is nothing, start another worker.',
    clocks: 'See whether a worker runs, and what its log says; such games wait meanwhile.',
  },
  it: {
    relay:
      'Le mosse sono al sicuro ma non annunciate: cerca nel log di un worker «the relay failed», e se ne gira uno.',
    notices:
      'Cerca nel log di un worker «a notice failed»; se non c’è nulla, avvia un altro worker.',
    clocks:
      'Guarda se gira un worker e che cosa dice il suo log; intanto quelle partite aspettano.',
  },
  fr: {
    relay:
      'Les coups sont en sécurité mais pas annoncés\u202f: cherchez «\u202fthe relay failed\u202f» dans le journal d’un worker, et s’il y en a un qui tourne.',
    notices:
      'Cherchez «\u202fa notice failed\u202f» dans le journal d’un worker\u202f; s’il n’y a rien, lancez-en un autre.',
    clocks:
      'Voyez si un worker tourne, et ce que dit son journal\u202f; ces parties attendent pendant ce temps.',
  },
  es: {
    relay:
      'Las jugadas están a salvo pero sin anunciar: busca «the relay failed» en el registro de un worker, y si hay uno en marcha.',
    notices:
      'Busca «a notice failed» en el registro de un worker; si no hay nada, arranca otro worker.',
    clocks:
      'Mira si hay un worker en marcha y qué dice su registro; mientras, esas partidas esperan.',
  },
};

const en: Words = {
  'outbox-waiting': told('What happened and waits to be told', often.en.relay),
  'outbox-oldest': told('Longest wait of what happened to be told', often.en.relay),
  'looks-waiting': told(
    'Games in which something happened, not yet looked at for mails',
    often.en.notices,
  ),
  'looks-oldest': told('Longest wait of such a game', often.en.notices),
  'notices-late': told('Notices whose time has come, not yet written', often.en.notices),
  'notices-latest': told('How late the latest of them is', often.en.notices),
  'mails-waiting': told(
    'Mails that wait for the mail server',
    'See whether the mail server of SMTP_URL takes mails, and how many a minute.',
  ),
  'mails-oldest': told(
    'Age of the oldest mail not delivered',
    'See whether the mail server of SMTP_URL takes mails; the log of a worker says “a mail was not sent”, with a code.',
  ),
  'mails-retried': told(
    'Mails that failed and are tried again',
    'Nothing, if it passes; otherwise see what the mail server says of them.',
  ),
  'mails-failed': told(
    'Mails given up in the last day',
    'See what the mail server says of them; whose they were tells each person’s list of mails.',
  ),
  'mail-servers-missing': told(
    'Workers without a mail server',
    'Set SMTP_URL and MAIL_FROM for all workers: without them no mail leaves.',
  ),
  'addresses-in-trouble': told('Addresses that get no mails, as they came back'),
  'clocks-late': told(
    'Clocks that ran out more than a minute ago and were not seen to',
    often.en.clocks,
  ),
  'clocks-latest': told('How late the latest clock is', often.en.clocks),
  'clocks-failing': told(
    'Clocks that could not be seen to',
    'Find the stuck games, and check their logs; the log of a worker says why.',
  ),
  'games-broken': told(
    'Games whose log is broken',
    'They are read-only. Find the stuck games, check one, and import it from a backup if need be.',
  ),
  'games-stuck': told(
    'Stuck games',
    'Find the stuck games, and look at what each of them waits for.',
  ),
  'waits-long': told('Players waited for longer than two weeks'),
  'versions-unknown': told(
    'Versions of titles that games need and this release does not know',
    'Those games cannot be played or read. Start the release that knows them.',
  ),
  'requests-answered': told('Requests answered in the last quarter of an hour'),
  'requests-refused': told('Share of them refused (4xx)'),
  'requests-failed': told(
    'Share of them that failed (5xx)',
    'The log has each failure by its number; see also whether the database is well.',
  ),
  'answers-silent': told(
    'Time since a process said that it answers',
    'Start a process that answers requests (STAFFETTA_ROLE api or all).',
  ),
  'clocks-silent': told(
    'Time since a worker said that it looks after clocks',
    'Start a worker (STAFFETTA_ROLE worker or all): no clock goes, and no mail leaves.',
  ),
  'processes-lost': told(
    'Processes that vanished in the last day',
    'They did not end as they were told to: see the end of their log, and whether memory ran out.',
  ),
  'processes-deaf': told(
    'Processes that do not hear what others do',
    'Their streams tell of nothing new: see in their log why “the feed was lost”, and whether PostgreSQL has a connection to spare.',
  ),
  'releases-mixed': told(
    'Releases that run at once',
    'All processes must run the same release: stop the older ones.',
  ),
  'tables-rewritable': told(
    'Append-only tables the service could change',
    'Set DATABASE_OWNER_URL to a role that owns the tables, and DATABASE_URL to another.',
  ),
  connections: told(
    'Share of the database’s connections in use',
    'Raise max_connections of PostgreSQL, or run fewer processes.',
  ),
  'backup-age': told(
    'Age of the newest backup',
    'Run npm run backup, and see why it does not run every night; backups by other tools are not known here.',
  ),
  'database-size': told('Size of the database'),
  'database-growth': told('How much it has grown, in thirty days at most'),
  'reports-waiting': told('Reported messages not answered', 'Answer them.'),
  'reports-oldest': told('Age of the oldest of them', 'Answer the oldest first.'),
  people: told('People'),
  guests: told('Guests'),
  bots: told('Bots'),
  suspended: told('Suspended accounts'),
  admins: told('Admins'),
};

const it: Words = {
  'outbox-waiting': told('Ciò che è successo e aspetta di essere annunciato', often.it.relay),
  'outbox-oldest': told('Attesa più lunga di ciò che è successo', often.it.relay),
  'looks-waiting': told(
    'Partite in cui è successo qualcosa, non ancora guardate per le e-mail',
    often.it.notices,
  ),
  'looks-oldest': told('Attesa più lunga di una di queste partite', often.it.notices),
  'notices-late': told('Avvisi la cui ora è venuta, non ancora scritti', often.it.notices),
  'notices-latest': told('Ritardo del più vecchio', often.it.notices),
  'mails-waiting': told(
    'E-mail che aspettano il server di posta',
    'Guarda se il server di posta di SMTP_URL accetta e-mail, e quante al minuto.',
  ),
  'mails-oldest': told(
    'Età della più vecchia e-mail non consegnata',
    'Guarda se il server di posta di SMTP_URL accetta e-mail; il log di un worker dice «a mail was not sent», con un codice.',
  ),
  'mails-retried': told(
    'E-mail non riuscite che vengono ritentate',
    'Nulla, se passa; altrimenti guarda che cosa ne dice il server di posta.',
  ),
  'mails-failed': told(
    'E-mail abbandonate nell’ultimo giorno',
    'Guarda che cosa ne dice il server di posta; di chi erano lo dice l’elenco delle e-mail di ciascuno.',
  ),
  'mail-servers-missing': told(
    'Worker senza server di posta',
    'Imposta SMTP_URL e MAIL_FROM per tutti i worker: senza, nessuna e-mail parte.',
  ),
  'addresses-in-trouble': told('Indirizzi che non ricevono e-mail, perché tornavano indietro'),
  'clocks-late': told('Orologi scaduti da più di un minuto e non ancora trattati', often.it.clocks),
  'clocks-latest': told('Ritardo dell’orologio più in ritardo', often.it.clocks),
  'clocks-failing': told(
    'Orologi che non si sono potuti trattare',
    'Trova le partite bloccate e controllane i registri; il log di un worker dice perché.',
  ),
  'games-broken': told(
    'Partite con il registro danneggiato',
    'Sono di sola lettura. Trova le partite bloccate, controllane una e se serve importala da un backup.',
  ),
  'games-stuck': told(
    'Partite bloccate',
    'Trova le partite bloccate e guarda che cosa aspetta ciascuna.',
  ),
  'waits-long': told('Giocatori attesi da più di due settimane'),
  'versions-unknown': told(
    'Versioni di giochi che servono a partite e che questa versione del programma non conosce',
    'Quelle partite non si possono giocare né leggere. Avvia la versione del programma che le conosce.',
  ),
  'requests-answered': told('Richieste a cui si è risposto nell’ultimo quarto d’ora'),
  'requests-refused': told('Quota rifiutata (4xx)'),
  'requests-failed': told(
    'Quota non riuscita (5xx)',
    'Il log ha ogni errore con il suo numero; guarda anche se il database sta bene.',
  ),
  'answers-silent': told(
    'Tempo da quando un processo ha detto che risponde',
    'Avvia un processo che risponda alle richieste (STAFFETTA_ROLE api o all).',
  ),
  'clocks-silent': told(
    'Tempo da quando un worker ha detto che bada agli orologi',
    'Avvia un worker (STAFFETTA_ROLE worker o all): nessun orologio avanza e nessuna e-mail parte.',
  ),
  'processes-lost': told(
    'Processi spariti nell’ultimo giorno',
    'Non sono finiti come era stato chiesto: guarda la fine del loro log, e se è mancata la memoria.',
  ),
  'processes-deaf': told(
    'Processi che non sentono che cosa fanno gli altri',
    'I loro stream non annunciano nulla di nuovo: guarda nel log perché «the feed was lost», e se PostgreSQL ha ancora connessioni libere.',
  ),
  'releases-mixed': told(
    'Versioni del programma in uso insieme',
    'Tutti i processi devono avere la stessa versione: ferma i più vecchi.',
  ),
  'tables-rewritable': told(
    'Tabelle a sola aggiunta che il servizio potrebbe cambiare',
    'Imposta DATABASE_OWNER_URL a un ruolo che possiede le tabelle, e DATABASE_URL a un altro.',
  ),
  connections: told(
    'Quota delle connessioni del database in uso',
    'Alza max_connections di PostgreSQL, o usa meno processi.',
  ),
  'backup-age': told(
    'Età del backup più recente',
    'Esegui npm run backup e guarda perché non gira ogni notte; i backup fatti con altri strumenti qui non sono noti.',
  ),
  'database-size': told('Grandezza del database'),
  'database-growth': told('Di quanto è cresciuto, in trenta giorni al massimo'),
  'reports-waiting': told('Messaggi segnalati senza risposta', 'Rispondi.'),
  'reports-oldest': told('Età del più vecchio', 'Rispondi prima al più vecchio.'),
  people: told('Persone'),
  guests: told('Ospiti'),
  bots: told('Bot'),
  suspended: told('Account sospesi'),
  admins: told('Amministratori'),
};

const fr: Words = {
  'outbox-waiting': told('Ce qui s’est passé et attend d’être annoncé', often.fr.relay),
  'outbox-oldest': told('Plus longue attente de ce qui s’est passé', often.fr.relay),
  'looks-waiting': told(
    'Parties où il s’est passé quelque chose, pas encore regardées pour les courriels',
    often.fr.notices,
  ),
  'looks-oldest': told('Plus longue attente d’une telle partie', often.fr.notices),
  'notices-late': told('Avis dont l’heure est venue, pas encore écrits', often.fr.notices),
  'notices-latest': told('Retard du plus ancien', often.fr.notices),
  'mails-waiting': told(
    'Courriels qui attendent le serveur de courrier',
    'Voyez si le serveur de SMTP_URL prend des courriels, et combien par minute.',
  ),
  'mails-oldest': told(
    'Âge du plus ancien courriel non remis',
    'Voyez si le serveur de SMTP_URL prend des courriels\u202f; le journal d’un worker dit «\u202fa mail was not sent\u202f», avec un code.',
  ),
  'mails-retried': told(
    'Courriels échoués que l’on essaie encore',
    'Rien, si cela passe\u202f; sinon voyez ce qu’en dit le serveur de courrier.',
  ),
  'mails-failed': told(
    'Courriels abandonnés depuis un jour',
    'Voyez ce qu’en dit le serveur de courrier\u202f; à qui ils étaient, la liste des courriels de chacun le dit.',
  ),
  'mail-servers-missing': told(
    'Workers sans serveur de courrier',
    'Réglez SMTP_URL et MAIL_FROM pour tous les workers\u202f: sans eux aucun courriel ne part.',
  ),
  'addresses-in-trouble': told('Adresses qui ne reçoivent plus rien, car les courriels revenaient'),
  'clocks-late': told(
    'Pendules écoulées depuis plus d’une minute et pas traitées',
    often.fr.clocks,
  ),
  'clocks-latest': told('Retard de la pendule la plus en retard', often.fr.clocks),
  'clocks-failing': told(
    'Pendules qui n’ont pas pu être traitées',
    'Cherchez les parties bloquées et vérifiez leurs journaux\u202f; le journal d’un worker dit pourquoi.',
  ),
  'games-broken': told(
    'Parties dont le journal est abîmé',
    'Elles sont en lecture seule. Cherchez les parties bloquées, vérifiez-en une, et importez-la d’une sauvegarde s’il le faut.',
  ),
  'games-stuck': told(
    'Parties bloquées',
    'Cherchez les parties bloquées, et voyez ce qu’attend chacune.',
  ),
  'waits-long': told('Joueurs attendus depuis plus de deux semaines'),
  'versions-unknown': told(
    'Versions de jeux dont des parties ont besoin et que cette version du programme ne connaît pas',
    'Ces parties ne peuvent être ni jouées ni lues. Lancez la version du programme qui les connaît.',
  ),
  'requests-answered': told('Requêtes traitées dans le dernier quart d’heure'),
  'requests-refused': told('Part refusée (4xx)'),
  'requests-failed': told(
    'Part échouée (5xx)',
    'Le journal a chaque échec par son numéro\u202f; voyez aussi si la base de données va bien.',
  ),
  'answers-silent': told(
    'Temps depuis qu’un processus a dit qu’il répond',
    'Lancez un processus qui réponde aux requêtes (STAFFETTA_ROLE api ou all).',
  ),
  'clocks-silent': told(
    'Temps depuis qu’un worker a dit qu’il s’occupe des pendules',
    'Lancez un worker (STAFFETTA_ROLE worker ou all)\u202f: aucune pendule n’avance, et aucun courriel ne part.',
  ),
  'processes-lost': told(
    'Processus disparus depuis un jour',
    'Ils n’ont pas fini comme on le leur a demandé\u202f: voyez la fin de leur journal, et si la mémoire a manqué.',
  ),
  'processes-deaf': told(
    'Processus qui n’entendent pas ce que font les autres',
    'Leurs flux n’annoncent rien de nouveau\u202f: voyez dans leur journal pourquoi «\u202fthe feed was lost\u202f», et s’il reste des connexions à PostgreSQL.',
  ),
  'releases-mixed': told(
    'Versions du programme qui tournent ensemble',
    'Tous les processus doivent avoir la même version\u202f: arrêtez les plus anciens.',
  ),
  'tables-rewritable': told(
    'Tables à ajout seul que le service pourrait changer',
    'Réglez DATABASE_OWNER_URL sur un rôle qui possède les tables, et DATABASE_URL sur un autre.',
  ),
  connections: told(
    'Part des connexions de la base en usage',
    'Augmentez max_connections de PostgreSQL, ou lancez moins de processus.',
  ),
  'backup-age': told(
    'Âge de la dernière sauvegarde',
    'Lancez npm run backup, et voyez pourquoi il ne tourne pas chaque nuit\u202f; les sauvegardes d’autres outils ne sont pas connues ici.',
  ),
  'database-size': told('Taille de la base de données'),
  'database-growth': told('De combien elle a grandi, en trente jours au plus'),
  'reports-waiting': told('Messages signalés sans réponse', 'Répondez-y.'),
  'reports-oldest': told('Âge du plus ancien', 'Répondez d’abord au plus ancien.'),
  people: told('Personnes'),
  guests: told('Invités'),
  bots: told('Bots'),
  suspended: told('Comptes suspendus'),
  admins: told('Administrateurs'),
};

const es: Words = {
  'outbox-waiting': told('Lo que ha pasado y espera a ser anunciado', often.es.relay),
  'outbox-oldest': told('Espera más larga de lo que ha pasado', often.es.relay),
  'looks-waiting': told(
    'Partidas en las que ha pasado algo, aún no miradas para los correos',
    often.es.notices,
  ),
  'looks-oldest': told('Espera más larga de una de esas partidas', often.es.notices),
  'notices-late': told('Avisos cuya hora ha llegado, aún sin escribir', often.es.notices),
  'notices-latest': told('Retraso del más antiguo', often.es.notices),
  'mails-waiting': told(
    'Correos que esperan al servidor de correo',
    'Mira si el servidor de SMTP_URL acepta correos, y cuántos por minuto.',
  ),
  'mails-oldest': told(
    'Edad del correo más antiguo sin entregar',
    'Mira si el servidor de SMTP_URL acepta correos; el registro de un worker dice «a mail was not sent», con un código.',
  ),
  'mails-retried': told(
    'Correos fallidos que se intentan de nuevo',
    'Nada, si se pasa; si no, mira qué dice de ellos el servidor de correo.',
  ),
  'mails-failed': told(
    'Correos abandonados en el último día',
    'Mira qué dice de ellos el servidor de correo; de quién eran lo dice la lista de correos de cada uno.',
  ),
  'mail-servers-missing': told(
    'Workers sin servidor de correo',
    'Pon SMTP_URL y MAIL_FROM en todos los workers: sin ellos no sale ningún correo.',
  ),
  'addresses-in-trouble': told('Direcciones que no reciben correos, porque volvían'),
  'clocks-late': told('Relojes agotados hace más de un minuto y sin atender', often.es.clocks),
  'clocks-latest': told('Retraso del reloj más atrasado', often.es.clocks),
  'clocks-failing': told(
    'Relojes que no se han podido atender',
    'Busca las partidas atascadas y comprueba sus registros; el registro de un worker dice por qué.',
  ),
  'games-broken': told(
    'Partidas con el registro dañado',
    'Son de solo lectura. Busca las partidas atascadas, comprueba una e impórtala de una copia de seguridad si hace falta.',
  ),
  'games-stuck': told(
    'Partidas atascadas',
    'Busca las partidas atascadas y mira qué espera cada una.',
  ),
  'waits-long': told('Jugadores esperados desde hace más de dos semanas'),
  'versions-unknown': told(
    'Versiones de juegos que necesitan partidas y que esta versión del programa no conoce',
    'Esas partidas no se pueden jugar ni leer. Arranca la versión del programa que las conoce.',
  ),
  'requests-answered': told('Peticiones respondidas en el último cuarto de hora'),
  'requests-refused': told('Parte rechazada (4xx)'),
  'requests-failed': told(
    'Parte fallida (5xx)',
    'El registro tiene cada fallo por su número; mira también si la base de datos está bien.',
  ),
  'answers-silent': told(
    'Tiempo desde que un proceso dijo que responde',
    'Arranca un proceso que responda a peticiones (STAFFETTA_ROLE api o all).',
  ),
  'clocks-silent': told(
    'Tiempo desde que un worker dijo que atiende los relojes',
    'Arranca un worker (STAFFETTA_ROLE worker o all): ningún reloj avanza y no sale ningún correo.',
  ),
  'processes-lost': told(
    'Procesos desaparecidos en el último día',
    'No acabaron como se les pidió: mira el final de su registro, y si faltó memoria.',
  ),
  'processes-deaf': told(
    'Procesos que no oyen lo que hacen los demás',
    'Sus flujos no anuncian nada nuevo: mira en su registro por qué «the feed was lost», y si a PostgreSQL le quedan conexiones.',
  ),
  'releases-mixed': told(
    'Versiones del programa en marcha a la vez',
    'Todos los procesos deben tener la misma versión: para los más antiguos.',
  ),
  'tables-rewritable': told(
    'Tablas de solo añadir que el servicio podría cambiar',
    'Pon en DATABASE_OWNER_URL un rol que posea las tablas, y en DATABASE_URL otro.',
  ),
  connections: told(
    'Parte de las conexiones de la base de datos en uso',
    'Sube max_connections de PostgreSQL, o usa menos procesos.',
  ),
  'backup-age': told(
    'Edad de la última copia de seguridad',
    'Ejecuta npm run backup y mira por qué no lo hace cada noche; las copias hechas con otras herramientas no se conocen aquí.',
  ),
  'database-size': told('Tamaño de la base de datos'),
  'database-growth': told('Cuánto ha crecido, en treinta días como mucho'),
  'reports-waiting': told('Mensajes denunciados sin respuesta', 'Respóndelos.'),
  'reports-oldest': told('Edad del más antiguo', 'Responde primero al más antiguo.'),
  people: told('Personas'),
  guests: told('Invitados'),
  bots: told('Bots'),
  suspended: told('Cuentas suspendidas'),
  admins: told('Administradores'),
};

export const readingWords: ByLanguage<Words> = { en, it, fr, es };

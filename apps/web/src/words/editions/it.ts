import type { EditionsWords } from './words.ts';

export const editions: EditionsWords = {
  lead: 'Ciò che è stampato nella scatola di ogni titolo. Chi ne possiede una può correggere qui ciò che era supposto.',
  titleLead: 'Le partite nuove scelgono tra quelle offerte; quelle iniziate tengono la loro.',
  list: 'Edizioni',
  begin: 'Aggiungi un’edizione',
  titlesOwn: 'Quella del titolo',
  unnamed: (hash) => `Senza nome (${hash})`,
  isDefault: 'consueta',
  isWithdrawn: 'non offerta',
  notPlayable: 'non giocabile con le regole attuali',
  since: 'Qui dal',
  addedBy: (name) => `Aggiunta da ${name},`,
  onMachine: 'un comando sulla macchina',
  makeDefault: 'Rendila la consueta',
  defaultMeans: (name) => `Le partite nuove prendono «${name}», se non ne scelgono un’altra.`,
  madeDefault: (name) => `Ora «${name}» è la consueta.`,
  withdraw: 'Ritira',
  withdrawMeans: (name) =>
    `Le partite nuove non possono più scegliere «${name}». Quelle che l’hanno continuano.`,
  withdrawn: (name) => `«${name}» non è più offerta.`,
  offer: 'Offri',
  offerMeans: (name) =>
    `Prima «${name}» viene provata, e ci vuole un momento; poi le partite nuove possono sceglierla.`,
  offered: (name) => `«${name}» è offerta alle partite nuove.`,

  toList: 'A tutte le edizioni del titolo',
  save: 'Salva come file',
  beginFrom: 'Iniziane una nuova da questa',
  noChanges: 'Dice lo stesso di quella del titolo.',
  changes: (count) => (count === 1 ? '1 voce è diversa' : `${count} voci sono diverse`),
  place: 'Voce',
  own: 'Quella del titolo',
  here: 'Questa',
  cut: (count) => `Si vedono le prime ${count}.`,

  newOf: (title) => `${title}: una nuova edizione`,
  newLead:
    'Inizia con ciò che è stampato in quella da cui vieni, o nella consueta. Cambia ciò che la tua scatola dice diversamente, qui o in un file.',
  file: 'Leggi un file',
  fileHint: 'JSON, come lo fa «Salva come file». Prende il posto di tutto ciò che sta sotto.',
  fileRead: (name) => `${name} è letto.`,
  fileWrong: (name) => `${name} non è JSON. Confrontalo con un file salvato qui.`,
  facts: 'Che cosa è stampato',
  byFile: 'Questo si cambia solo in un file.',
  add: (name) => `Aggiungi a ${name}`,
  take: 'Togli',
  takeNamed: (name) => `Togli ${name}`,
  faults: (count) => (count === 1 ? '1 errore' : `${count} errori`),

  trying: 'Provala',
  tryingMeans:
    'Si dice in una volta tutto ciò che non va. Se va tutto, si giocano partite intere con questi dati, con ogni numero di giocatori. Ci vuole qualche secondo, e non cambia nulla.',
  attempt: 'Prova',
  isTried: 'Si prova…',
  tried: (games) => `Va tutto bene: con questi dati si sono giocate ${games} partite.`,
  known: 'Va tutto bene, ma proprio questa edizione c’è già.',

  adding: 'Aggiungila',
  addingMeans:
    'Poi le partite nuove possono sceglierla. Prima viene provata; si può ritirare, ma non cambiare.',
  label: 'Nome',
  labelHint: 'Come si chiama dove le edizioni sono elencate, in al massimo 60 caratteri.',
  labelMissing: 'Dalle un nome.',
  origin: 'Da dove vengono i dati',
  originHint:
    'Per esempio dalla scatola di chi, in al massimo 500 caratteri: tutti possono leggerlo.',
  originMissing: 'Di’ da dove vengono i dati.',
  addIt: 'Aggiungi l’edizione',
  added: (name) => `«${name}» è aggiunta.`,
};

import type { EditionsWords } from './words.ts';

export const editions: EditionsWords = {
  lead: 'Ce qui est imprimé dans la boîte de chaque titre. Qui en possède une peut corriger ici ce qui était supposé.',
  titleLead:
    'Les nouvelles parties choisissent parmi celles qui sont offertes ; celles qui ont commencé gardent la leur.',
  list: 'Éditions',
  begin: 'Ajouter une édition',
  titlesOwn: 'Celle du titre',
  unnamed: (hash) => `Sans nom (${hash})`,
  isDefault: 'habituelle',
  isWithdrawn: 'pas offerte',
  notPlayable: 'pas jouable par les règles présentes',
  since: 'Ici depuis le',
  addedBy: (name) => `Ajoutée par ${name},`,
  onMachine: 'une commande sur la machine',
  makeDefault: 'En faire l’habituelle',
  defaultMeans: (name) =>
    `Les nouvelles parties prennent « ${name} », si elles n’en choisissent pas une autre.`,
  madeDefault: (name) => `« ${name} » est maintenant l’habituelle.`,
  withdraw: 'Retirer',
  withdrawMeans: (name) =>
    `Les nouvelles parties ne peuvent plus choisir « ${name} ». Celles qui l’ont continuent.`,
  withdrawn: (name) => `« ${name} » n’est plus offerte.`,
  offer: 'Offrir',
  offerMeans: (name) =>
    `« ${name} » est d’abord essayée, ce qui prend un moment ; puis les nouvelles parties peuvent la choisir.`,
  offered: (name) => `« ${name} » est offerte aux nouvelles parties.`,

  toList: 'Vers toutes les éditions du titre',
  save: 'Enregistrer dans un fichier',
  beginFrom: 'En commencer une nouvelle à partir d’elle',
  noChanges: 'Elle dit la même chose que celle du titre.',
  changes: (count) => (count === 1 ? '1 entrée diffère' : `${count} entrées diffèrent`),
  place: 'Entrée',
  own: 'Celle du titre',
  here: 'Celle-ci',
  cut: (count) => `Les ${count} premières sont montrées.`,

  newOf: (title) => `${title} : une nouvelle édition`,
  newLead:
    'Elle commence avec ce qui est imprimé dans celle dont vous venez, ou dans l’habituelle. Changez ce que votre boîte dit autrement, ici ou dans un fichier.',
  file: 'Lire un fichier',
  fileHint:
    'En JSON, comme « Enregistrer dans un fichier » le fait. Il prend la place de tout ce qui suit.',
  fileRead: (name) => `${name} est lu.`,
  fileWrong: (name) => `${name} n’est pas du JSON. Comparez-le à un fichier enregistré ici.`,
  facts: 'Ce qui est imprimé',
  byFile: 'Cela ne se change que dans un fichier.',
  add: (name) => `Ajouter à ${name}`,
  take: 'Enlever',
  takeNamed: (name) => `Enlever ${name}`,
  faults: (count) => (count === 1 ? '1 faute' : `${count} fautes`),

  trying: 'L’essayer',
  tryingMeans:
    'Tout ce qui ne va pas est dit d’un coup. Si tout va, des parties entières sont jouées avec elle, à tous les nombres de joueurs. Cela prend quelques secondes, et ne change rien.',
  attempt: 'Essayer',
  isTried: 'Essai en cours…',
  tried: (games) => `Tout va bien : ${games} parties ont été jouées avec elle.`,
  known: 'Tout va bien, mais cette édition même est déjà là.',

  adding: 'L’ajouter',
  addingMeans:
    'Les nouvelles parties peuvent alors la choisir. Elle est d’abord essayée ; on peut la retirer, mais pas la changer.',
  label: 'Nom',
  labelHint: 'Comment elle s’appelle là où les éditions sont listées, en 60 caractères au plus.',
  labelMissing: 'Donnez-lui un nom.',
  origin: 'D’où viennent ses chiffres',
  originHint: 'Par exemple de la boîte de qui, en 500 caractères au plus : tous peuvent le lire.',
  originMissing: 'Dites d’où viennent les chiffres.',
  addIt: 'Ajouter l’édition',
  added: (name) => `« ${name} » est ajoutée.`,
};

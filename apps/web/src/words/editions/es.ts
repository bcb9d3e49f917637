import type { EditionsWords } from './words.ts';

export const editions: EditionsWords = {
  lead: 'Lo que está impreso en la caja de cada título. Quien tenga una puede corregir aquí lo que era una suposición.',
  titleLead:
    'Las partidas nuevas eligen entre las que se ofrecen; las que han empezado conservan la suya.',
  list: 'Ediciones',
  begin: 'Añadir una edición',
  titlesOwn: 'La del título',
  unnamed: (hash) => `Sin nombre (${hash})`,
  isDefault: 'habitual',
  isWithdrawn: 'no se ofrece',
  notPlayable: 'no se puede jugar con las reglas actuales',
  since: 'Aquí desde el',
  addedBy: (name) => `Añadida por ${name},`,
  onMachine: 'una orden en la máquina',
  makeDefault: 'Hacerla la habitual',
  defaultMeans: (name) => `Las partidas nuevas toman «${name}», si no eligen otra.`,
  madeDefault: (name) => `«${name}» es ahora la habitual.`,
  withdraw: 'Retirar',
  withdrawMeans: (name) =>
    `Las partidas nuevas ya no pueden elegir «${name}». Las que la tienen continúan.`,
  withdrawn: (name) => `«${name}» ya no se ofrece.`,
  offer: 'Ofrecer',
  offerMeans: (name) =>
    `Primero se prueba «${name}», lo que tarda un momento; luego las partidas nuevas pueden elegirla.`,
  offered: (name) => `«${name}» se ofrece a las partidas nuevas.`,

  toList: 'A todas las ediciones del título',
  save: 'Guardar como archivo',
  beginFrom: 'Empezar una nueva desde esta',
  noChanges: 'Dice lo mismo que la del título.',
  changes: (count) => (count === 1 ? '1 entrada es distinta' : `${count} entradas son distintas`),
  place: 'Entrada',
  own: 'La del título',
  here: 'Esta',
  cut: (count) => `Se muestran las primeras ${count}.`,

  newOf: (title) => `${title}: una edición nueva`,
  newLead:
    'Empieza con lo que está impreso en aquella de la que vienes, o en la habitual. Cambia lo que tu caja dice de otro modo, aquí o en un archivo.',
  file: 'Leer un archivo',
  fileHint: 'JSON, como lo hace «Guardar como archivo». Ocupa el lugar de todo lo que sigue.',
  fileRead: (name) => `${name} está leído.`,
  fileWrong: (name) => `${name} no es JSON. Compáralo con un archivo guardado aquí.`,
  facts: 'Qué está impreso',
  byFile: 'Esto solo se puede cambiar en un archivo.',
  add: (name) => `Añadir a ${name}`,
  take: 'Quitar',
  takeNamed: (name) => `Quitar ${name}`,
  faults: (count) => (count === 1 ? '1 fallo' : `${count} fallos`),

  trying: 'Probarla',
  tryingMeans:
    'Todo lo que está mal se dice de una vez. Si nada lo está, se juegan partidas enteras con ella, con cada número de jugadores. Tarda unos segundos, y no cambia nada.',
  attempt: 'Probar',
  isTried: 'Probando…',
  tried: (games) => `Nada está mal: se han jugado ${games} partidas con ella.`,
  known: 'Nada está mal, pero esta misma edición ya está aquí.',

  adding: 'Añadirla',
  addingMeans:
    'Luego las partidas nuevas pueden elegirla. Primero se prueba; se puede retirar, pero no cambiar.',
  label: 'Nombre',
  labelHint: 'Cómo se llama donde se listan las ediciones, en 60 caracteres como mucho.',
  labelMissing: 'Ponle un nombre.',
  origin: 'De dónde salen sus cifras',
  originHint: 'Por ejemplo de la caja de quién, en 500 caracteres como mucho: todos pueden leerlo.',
  originMissing: 'Di de dónde salen las cifras.',
  addIt: 'Añadir la edición',
  added: (name) => `«${name}» está añadida.`,
};

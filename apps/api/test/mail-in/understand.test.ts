import { describe, expect, it } from 'vitest';
import { type Understood, understand, unsigned } from '../../src/mail-in/understand.ts';

const asked = (text: string): Understood => understand(text.split('\n'));

const numbers = (...them: readonly number[]): Understood => ({
  type: 'wishes',
  wishes: them.map((number) => ({ type: 'number', number })),
});
const notation = (...them: readonly string[]): Understood => ({
  type: 'wishes',
  wishes: them.map((line) => ({ type: 'line', line })),
});

describe('a name below an answer', () => {
  const marco = ['Marco Bassi', 'orso'];
  const of = (text: string) => ({ lines: text.split('\n'), endsApart: true });
  const never = () => false;

  it.each(['Marco', 'Marco Bassi', 'Bassi', 'Bassi Marco', 'Orso'])(
    'is no notation where it stands apart and is his own: %j',
    (name) => {
      expect(understand(unsigned(of(`2\n${name}`), marco, never))).toEqual(numbers(2));
      expect(understand(unsigned(of(`yes\n${name}`), marco, never))).toEqual({ type: 'yes' });
    },
  );

  it.each(['Carla', 'marco', 'Marco roma', 'Marc', 'Marco, Bassi', 'M'])(
    'is kept where it is none of his as names are written: %j',
    (name) => {
      const said = of(`2\n${name}`);
      expect(unsigned(said, marco, never)).toEqual(said.lines);
    },
  );

  it('is kept where it stands right below, where it says something in his game, and by itself', () => {
    const said = of('2\nMarco');
    expect(unsigned({ ...said, endsApart: false }, marco, never)).toEqual(said.lines);
    expect(unsigned(said, marco, (line) => line === 'Marco')).toEqual(said.lines);
    expect(unsigned({ lines: ['Marco'], endsApart: false }, marco, never)).toEqual(['Marco']);
    expect(unsigned(said, [], never)).toEqual(said.lines);
    expect(unsigned(said, ['', '?!'], never)).toEqual(said.lines);
  });
});

describe('numbers', () => {
  it.each([
    ...['2', '2.', '2)', '(2)', '#2', '# 2', 'No. 2', 'nr 2', 'n° 2', 'Nº 2', 'numero 2'],
    ...[
      'número 2',
      'numéro 2',
      'option 2',
      'opción 2',
      '2!',
      '2 please',
      '2, grazie',
      '2 s’il vous plaît',
      '2, por favor',
    ],
  ])('are one in %j', (text) => {
    expect(asked(text)).toEqual(numbers(2));
  });

  it.each([
    ...[
      '3 and then 1',
      '3, 1',
      '3 1',
      '3;1',
      '3\n1',
      '3 then 1',
      '3 e poi 1',
      '3, poi 1',
      '#3 & #1',
    ],
    ...[
      '3 puis 1',
      '3 et ensuite 1',
      '3 y luego 1',
      '3 y después 1.',
      '3. 1.',
      'option 3, option 1',
    ],
  ])('are two, in their order, in %j', (text) => {
    expect(asked(text)).toEqual(numbers(3, 1));
  });

  it.each([
    ...['1.5', '-2', '1-2', '2 or 3', 'not 2', 'No, 2', '3 and', '1234', '2 roma', '2. move roma'],
    ...['10:30', '1/2', 'take 2', '2 3 roma'],
    ...['no 2', 'n 2', '2 y no 3', '2 and no 3', '2, no 3'],
  ])('are not guessed at in %j', (text) => {
    expect(asked(text)).toEqual(notation(text));
  });
});

describe('a keyword', () => {
  it.each<readonly [Understood['type'], readonly string[]]>([
    [
      'yes',
      [
        'yes',
        'Yes!',
        'YES.',
        '*yes*',
        'y',
        'ok',
        'OK, thanks',
        'Sì!',
        'si',
        'sí',
        'Oui',
        'oui merci',
        'd’accord',
        'va bene',
        'vale',
        'confermo',
        'Sì, confermo.',
        'Oui, je confirme',
        'Sí, por favor',
        'Yes, yes!',
        'Yes, see you tomorrow!',
        'Sì, a domani',
        'Oui, à bientôt',
        'Sí, hasta luego',
      ],
    ],
    ['no', ['no', 'No!', 'no thanks', 'non', 'cancel', 'annulla', 'annuler', 'cancelar']],
    ['help', ['help', 'Help!', '?', '??', 'aiuto', 'aide', 'ayuda', 'help please']],
    ['stop', ['stop', 'STOP', 'unsubscribe', 'basta', 'arrêter', 'parar', 'stop please']],
    [
      'board',
      ['board', 'position?', 'posizione', 'plateau', 'tablero', 'posición', 'la posizione'],
    ],
    ['nothing', ['', ' \n ', 'Thanks!', 'Grazie mille', 'Ciao Marco', ':-)', '🙂', ';;']],
  ])('%s is asked for', (type, texts) => {
    for (const text of texts) expect(asked(text), text).toEqual({ type });
  });

  it.each([
    ...['yes but 3', 'yes, no', 'yes\n2', 'yes?', 'thanks but no', 'help\nhow do I bid'],
    ...['yes, tomorrow', 'ok later please', 'Sì, domani', 'sì\ndopo', 'oui demain', 'oui, bientôt'],
    ...['sí, mañana', 'sí\nluego', '2 tomorrow', '2\nbientôt'],
  ])('is not guessed at in %j', (text) => {
    expect(asked(text).type).toBe('wishes');
    expect(JSON.stringify(asked(text))).toContain('"line"');
  });
});

describe('notation', () => {
  it('is kept as it was written, line by line and between semicolons', () => {
    expect(asked('Move Roma;  salterio ;\nEnd.')).toEqual(
      notation('Move Roma', 'salterio', 'End.'),
    );
  });

  it('may stand with numbers, in their order', () => {
    expect(asked('3; end')).toEqual({
      type: 'wishes',
      wishes: [
        { type: 'number', number: 3 },
        { type: 'line', line: 'end' },
      ],
    });
  });

  it.each([
    'end',
    'pass',
    'done',
    'come',
    'stay',
    'value',
    'event',
    'look',
    'draw',
    'call',
    'show nothing',
  ])('is %j, though it is one plain word', (text) => {
    expect(asked(text)).toEqual(notation(text));
  });
});

describe('manners', () => {
  it.each([
    ...[
      '1\nthanks, see you!',
      '1\n\nThanks\nAda Lovett',
      'Hi,\n1\nbest regards',
      'Hello Staffetta,\n1',
    ],
    ...['1\nGrazie mille\nMarco', 'Ciao,\n1\nA presto!', 'Bonjour,\n1\nCordialement,\nLuc Petit'],
    ...[
      '1\nMerci beaucoup',
      'Hola\n1\nUn saludo\nInés',
      '1\nMuchas gracias',
      '1\nCiao a tutti',
      '1\n🙂',
    ],
    ...['1\nthank you\nall the best\nKit', '1\n\nSaluti,\nÉlodie'],
  ])('are dropped around what is understood: %j', (text) => {
    expect(asked(text)).toEqual(numbers(1));
  });

  it('are no name without thanks or a farewell above it and an answer above that', () => {
    expect(asked('Hello,\nPass')).toEqual(notation('Pass'));
  });

  it.each([
    '1\nMarco',
    '1\nPass',
    '1\nthanks but roma',
    '1\ngood luck with roma',
    '1\nthanks, not 2',
  ])('are not what else may mean something: %j', (text) => {
    const [one = '', other = ''] = text.split('\n');
    expect(asked(text)).toEqual({
      type: 'wishes',
      wishes: [
        { type: 'number', number: Number(one) },
        { type: 'line', line: other },
      ],
    });
  });
});

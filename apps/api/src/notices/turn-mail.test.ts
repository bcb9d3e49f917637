import { languages } from '@staffetta/engine';
import { describe, expect, it } from 'vitest';
import { type TurnMail, turnMail } from './turn-mail.ts';

const turn: TurnMail = {
  kind: 'turn',
  reader: { language: 'en', timeZone: 'America/New_York' },
  game: {
    title: 'The <Fair>',
    others: ['Bruno', 'Chiara'],
    players: ['Ada', 'Bruno', 'Chiara'],
    url: 'https://play.example/games/7',
  },
  happened: { sentences: ['Bruno passes.'], earlier: 2 },
  deadline: { kind: 'due', at: new Date('2026-11-20T12:00:00Z') },
  sections: [
    {
      heading: 'Stall',
      blocks: [
        { kind: 'table', columns: ['Seat', 'Bid'], rows: [['Bruno', '3']] },
        { kind: 'pieces', label: 'Charms', pieces: [] },
      ],
    },
  ],
  offers: [
    {
      number: 1,
      offer: { kind: 'action', action: { type: 'pass' }, costs: {} },
      sentence: 'Pass',
      price: '1 coin',
      notation: 'pass',
    },
  ],
  ways: { settings: 'https://play.example/settings', unsubscribe: 'https://play.example/out' },
};

describe('a turn’s mail', () => {
  it('says what happened, what one may do, by when by one’s own clock, and how it stands', () => {
    const { subject, text, html } = turnMail(turn);
    expect(subject).toBe('Your turn: The <Fair> with Bruno and Chiara');
    expect(text).toContain('* Bruno passes.\n\n2 things happened before that.');
    expect(text).toMatch(/Act before Friday, November 20.+07:00.+EST\./);
    expect(text).toContain('1. Pass (1 coin)  [pass]');
    expect(text).toContain('- Stall -\nSeat   Bid\nBruno  3\nCharms: —');
    expect(text).toContain('https://play.example/out');
    expect(html).toContain('<title>Your turn: The &lt;Fair&gt; with');
    expect(html).not.toContain('<Fair>');
  });

  it('prints an address for each offer, and how to answer, where there are such', () => {
    const moves = ['https://play.example/move#1'];
    const { text, html } = turnMail({ ...turn, moves, replyTo: 'move@play.example' });
    expect(text).toContain('1. Pass (1 coin)  [pass]\n   https://play.example/move#1');
    expect(text).toContain('You can answer this mail');
    expect(html).toContain('href="https://play.example/move#1"');
    expect(turnMail(turn).text).not.toContain('You can answer this mail');
  });

  it('says dates and names in Spanish with the words that belong before them', () => {
    const { game } = turn;
    const inSpanish = turnMail({
      ...turn,
      reader: { language: 'es', timeZone: 'Europe/Madrid' },
      game: { ...game, others: ['Bruno', 'Inés'], players: ['Hilario', 'Bruno', 'Inés'] },
    });
    expect(inSpanish.subject).toBe('Te toca: The <Fair> con Bruno e Inés');
    expect(inSpanish.text).toContain('En la mesa: Hilario, Bruno e Inés.');
    expect(inSpanish.text).toMatch(/Juega antes del viernes, 20 de noviembre.+13:00/);
  });

  it('says that the game is paused, and that the time is over, in each language', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const textOf = (kind: 'due' | 'grace' | 'paused', language: (typeof languages)[number]) =>
      turnMail({
        ...turn,
        kind: 'reminder',
        reader: { ...turn.reader, language },
        deadline: { kind, at },
      }).text;
    expect(textOf('paused', 'en')).toMatch(
      /The game is paused until Friday, November 20.+EST\. You/,
    );
    expect(textOf('grace', 'en')).toMatch(/^It is still your turn, and your time is over\.\n/);
    expect(textOf('grace', 'en')).toMatch(/Act before Friday/);
    for (const language of languages) {
      const texts = (['due', 'grace', 'paused'] as const).map((kind) => textOf(kind, language));
      expect(new Set(texts).size).toBe(3);
    }
  });

  it('has no colon in French without a space before it, but in addresses', () => {
    const [offer] = turn.offers;
    if (offer === undefined) throw new Error('There is no offer');
    const form = { ...offer, offer: { ...offer.offer, kind: 'form' } } as typeof offer;
    const reader = { ...turn.reader, language: 'fr' } as const;
    const { text, html } = turnMail({ ...turn, reader, offers: [form] });
    const table = html.slice(html.indexOf('<h1'));
    for (const written of [text, table.replaceAll(/<[^>]*>/g, '')]) {
      expect(written.match(/[^\s\d]:(?=\s)/gu)).toBeNull();
    }
  });

  it('reads otherwise in each language, and as a reminder', () => {
    const subjects = languages.flatMap((language) =>
      (['turn', 'reminder'] as const).map(
        (kind) => turnMail({ ...turn, kind, reader: { ...turn.reader, language } }).subject,
      ),
    );
    expect(new Set(subjects).size).toBe(8);
  });
});

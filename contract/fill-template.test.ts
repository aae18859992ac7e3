import { describe, expect, it } from 'vitest';
import { fillTemplate, type TemplateValues } from './fill-template.ts';
import firstTemplates from './reply-templates.json' with { type: 'json' };
import { ReplyTemplatesForm } from './schemas/leads.ts';

const values: TemplateValues = {
  name: 'Ana',
  item: 'Divan Dora',
  price: '€1.250',
  link: 'https://orendi.example/product/7',
};
const fill = (text: string, others: Partial<TemplateValues> = {}) =>
  fillTemplate(text, { ...values, ...others });

describe('fillTemplate', () => {
  it.each([
    ['{emri}, {artikulli}: {çmimi} {link}', `Ana, Divan Dora: €1.250 ${values.link}`],
    ['{Emri} {ARTIKULLI} {ÇMIMI} {Link}', `Ana Divan Dora €1.250 ${values.link}`],
    ['{cmimi} {CMIMI} {c\u0327mimi} { çmimi }', '€1.250 €1.250 €1.250 €1.250'],
    ['{emri} {emri}', 'Ana Ana'],
    ['{adresa} {} {{emri}} 100%', '{adresa} {} {Ana} 100%'],
    ['Asgjë për të plotësuar.', 'Asgjë për të plotësuar.'],
    ['', ''],
  ])('turns %j into %j', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it.each([
    ['Mirë! Çmimi është {çmimi}. A ju duhet?', 'Mirë! A ju duhet?'],
    ['Çmimi: {çmimi}', ''],
    ['Mirë.\nÇmimi: {cmimi}\nA ju duhet?', 'Mirë.\nA ju duhet?'],
    ['Mirë.\n\nÇmimi: {çmimi}.\n\nA ju duhet?', 'Mirë.\n\nA ju duhet?'],
    ['Me transport, {artikulli} kushton {çmimi}, gati nesër… Mirë?', 'Mirë?'],
    ['{çmimi}?! Po. 😊', 'Po. 😊'],
    ['Kushton 1.250 a më pak? {Çmimi}. Po', 'Kushton 1.250 a më pak? Po'],
  ])('leaves out of %j what needs a price', (text, filled) => {
    expect(fill(text, { price: null })).toBe(filled);
  });

  it('takes what a buyer is called as it is', () => {
    expect(fill('{emri}!', { name: 'A. B. {çmimi} $& $1', price: null })).toBe(
      'A. B. {çmimi} $& $1!',
    );
  });

  it('keeps the lines and spaces of what nothing falls out of', () => {
    expect(fill('Po.  Mirë\n\n - {emri}\n')).toBe('Po.  Mirë\n\n - Ana');
  });
});

describe('the templates that every shop begins with', () => {
  const texts = firstTemplates.flatMap(({ text_al, text_en }) => [text_al, text_en]);

  it('are ten that a seller could have saved', () => {
    expect(firstTemplates).toHaveLength(10);
    for (const language of ['name_al', 'name_en'] as const) {
      const templates = firstTemplates.map(({ [language]: name, text_al, text_en }) => ({
        name,
        text_al,
        text_en,
      }));
      expect(ReplyTemplatesForm.safeParse({ templates }).error).toBeUndefined();
      expect(new Set(templates.map(({ name }) => name)).size).toBe(10);
    }
  });

  it.each(texts)('name the same things: %s', (text) => {
    const filled = fill(text);
    expect(filled).toContain('Ana');
    expect(filled).toContain('Divan Dora');
    expect(filled).not.toMatch(/[{}]/);
  });

  it.each(texts)('make sense without price and link: %s', (text) => {
    const short = fill(text, { price: null, link: null });
    expect(short).not.toMatch(/[{}]|çmimi është|price is|http|\s$/i);
    expect(short.length).toBeGreaterThan(60);
  });
});

it('a line break of another kind, as texts from elsewhere hold it, takes nothing with it', () => {
  const values = { name: 'Ana', item: null, price: null, link: null };
  expect(fillTemplate('Mirëdita {emri}\u2028Faleminderit', values)).toBe(
    'Mirëdita Ana\u2028Faleminderit',
  );
});

import { createHash } from 'node:crypto';
import { textLimits } from '@orendi/contract/limits';
import { foldName } from '@orendi/contract/fold-name';
import { parseAmount, toNumber } from '@orendi/contract/parse-amount';
import type { ImportPlan } from './import-plan.ts';
import type { DraftValues, ProductDraft } from './product-draft.ts';
import { readPrice } from './read-price.ts';
import { shortenText } from './shorten-text.ts';

/** What the column of an article number takes. */
const longestKey = 200;

const texts = ['product_name', 'brand', 'model', 'material', 'material_al', 'color'] as const;
const descriptions = ['description_en', 'description_al'] as const;
const numbers = ['length', 'width', 'height', 'weight', 'quantity'] as const;
const units: Partial<Record<(typeof numbers)[number], string>> = {
  length: 'cm',
  width: 'cm',
  height: 'cm',
  weight: 'kg',
};

/** Reads one row; whatever is wrong with a cell goes into `faults`. */
export function readProduct(
  { line, cells }: { line: number; cells: string[] },
  plan: ImportPlan,
): ProductDraft {
  const faults: string[] = [];
  const refuse = (fault: string) => faults.push(fault);
  const read = (target: Parameters<ImportPlan['read']>[1]) => plan.read(cells, target);
  const values: DraftValues = {};

  for (const target of texts) {
    const text = read(target);
    if (text !== undefined) values[target] = text;
  }
  for (const target of descriptions) {
    const text = read(target);
    if (text === undefined) continue;
    values[target] = plan.shorten ? shortenText(text, textLimits.description) : text;
  }
  for (const target of numbers) {
    const text = read(target);
    if (text !== undefined) values[target] = readNumber(target, text, plan, refuse);
  }
  const price = readPrice({ price: read('price'), oldPrice: read('old_price') }, plan, refuse);
  Object.assign(values, price, readCategory(read('category') ?? '', plan, refuse));

  const name = read('product_name') ?? '';
  const key = readKey(read('key'), `${foldName(name)}\n${String(values.category_id)}`, refuse);
  const label = read('key') || name;
  return { line, cells, key, label, values, photoNames: read('photos'), faults };
}

function readNumber(
  target: (typeof numbers)[number],
  text: string,
  { decimalMark }: ImportPlan,
  refuse: (fault: string) => void,
): number | null | undefined {
  if (text === '') return null;
  const unit = units[target];
  const bare = unit ? text.replace(new RegExp(`\\s*${unit}\\.?$`, 'i'), '') : text;
  // Any other unit would be read as centimetres or kilograms.
  const amount = unit && /\p{L}/u.test(bare) ? null : parseAmount(bare, decimalMark);
  if (amount) return toNumber(amount);
  refuse(`${target}: "${text}" is not a number${unit ? ` in ${unit}` : ''}`);
  return undefined;
}

function readCategory(
  text: string,
  { hasCategory, chooseCategory }: ImportPlan,
  refuse: (fault: string) => void,
): DraftValues {
  if (!hasCategory) return {};
  const category = chooseCategory(text);
  if (!('fault' in category)) {
    return { category_id: category.id, industry_id: category.industry_id };
  }
  refuse(`category: ${category.fault}`);
  return {};
}

/** Without an article number, a product is known by its name and category, its `identity`. */
function readKey(
  text: string | undefined,
  identity: string,
  refuse: (fault: string) => void,
): string {
  if (text === undefined) {
    return `auto-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
  }
  if (text === '') refuse('key: the row has no article number');
  if (text.length > longestKey) refuse(`key: it is longer than ${longestKey} characters`);
  if (/\p{Cc}/u.test(text)) refuse('key: it contains characters that are not allowed');
  return text;
}

/** What a column can be mapped to. `key` is the article number, `photos` names of files. */
export const targets = [
  'key',
  'product_name',
  'description_en',
  'description_al',
  'price',
  'old_price',
  'category',
  'brand',
  'model',
  'length',
  'width',
  'height',
  'weight',
  'material',
  'material_al',
  'color',
  'quantity',
  'photos',
] as const;
export type Target = (typeof targets)[number];

/** What a product cannot be without, and nothing else gives. */
export const requiredTargets = [
  'product_name',
  'description_en',
  'description_al',
  'price',
] as const satisfies Target[];

export function isTarget(text: string): text is Target {
  return (targets as readonly string[]).includes(text);
}

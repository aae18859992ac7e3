import type { Product } from '@orendi/contract/schemas/product';
import { useLanguage } from '../../platform/page-environment.tsx';
import { factsOf } from './facts-of.ts';
import { colorName } from './color-names/color-name.ts';
import { ColorSwatch } from './color-swatch.tsx';

/** Dimensions, material and so on, as far as given. */
export function Facts({ product }: { product: Product }) {
  const facts = factsOf(product, useLanguage());
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-px overflow-hidden rounded-m border border-line bg-line tabular-nums">
      {facts.map(({ label, value, isColor }) => (
        <div key={label} className="bg-surface px-4 py-3 last:odd:col-span-full">
          <dt className="text-xs text-ink-quiet">{label}</dt>
          <dd>{isColor ? <ColorLabel color={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A color as text: a hex value as a swatch with its nearest name, anything else verbatim. */
function ColorLabel({ color }: { color: string }) {
  const name = colorName(color, useLanguage());
  if (name === null) return <span className="truncate">{color}</span>;
  return (
    <span className="flex items-center gap-2">
      <ColorSwatch color={color} />
      {name}
    </span>
  );
}

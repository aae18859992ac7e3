import type { Product } from '@orendi/contract/schemas/product';
import { useLanguage } from '../../platform/page-environment.tsx';
import { ColorLabel } from './color-label.tsx';
import { factsOf } from './facts-of.ts';

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

import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useCombobox } from '../../../ui/combobox/use-combobox.ts';
import { useRoomBelow } from '../../../ui/combobox/use-room-below.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { OwnProduct } from './own-products.ts';
import { productFinder } from './product-finder.ts';
import { ProductLine } from './product-line.tsx';

interface Props {
  products: readonly OwnProduct[];
  /** Already selected, so not offered again. */
  chosen: ReadonlySet<number>;
  error: string | undefined;
  onChoose: (product: OwnProduct) => void;
  /** Selects everything offered for the typed text; without it there is no such button. */
  onChooseAll?: (products: OwnProduct[]) => void;
}

/**
 * Finds own products by name or number: a combobox whose list stays open while several are selected. Enter on a
 * complete number selects its product, even one already selected.
 */
export function ProductPicker({ products, chosen, error, onChoose, onChooseAll }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [latest, setLatest] = useState<OwnProduct>();
  const find = useMemo(() => productFinder(products), [products]);
  const typed = useDeferredValue(text);
  const found = useMemo(() => find(typed), [find, typed]);
  const offered = found.filter(({ id }) => !chosen.has(id));
  const isOpen = isWanted && offered.length > 0;
  const isNothing = isWanted && offered.length === 0;
  const shown = offered.slice(0, mostShown);
  const left = offered.length - shown.length;
  const nothing = found.length > 0 ? m.publish_all_chosen() : m.publish_none_found();
  useRoomBelow(box, isOpen || isNothing);

  const { active, optionId } = useCombobox({
    field,
    listId,
    keys: shown.map(({ id }) => String(id)),
    isOpen,
    setWanted,
    onEnter: () => {
      const number = text.trim().replace(/^#/, '');
      const only = offered.length === 1 ? offered[0] : undefined;
      const product = products.find(({ id }) => String(id) === number) ?? only;
      if (product && text.trim() !== '') choose(product);
    },
  });

  function choose(product: OwnProduct): void {
    setLatest(product);
    field.current?.select();
    onChoose(product);
  }

  return (
    <div>
      <Field label={m.publish_search()} error={error}>
        {(control) => (
          <div className="relative scroll-mt-30">
            <Icon
              name="search"
              className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-quiet"
            />
            <input
              {...control}
              ref={field}
              type="search"
              enterKeyHint="done"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder={m.publish_search_hint()}
              maxLength={textLimits.query}
              value={text}
              className={`${control.className} h-12 pl-12`}
              onClick={() => setWanted(true)}
              onBlur={() => setWanted(false)}
              onChange={({ target }) => {
                setText(target.value);
                setWanted(true);
              }}
            />
            {(isOpen || isNothing) && (
              // Moving the focus out of the field would close the list before the press registers.
              <div
                ref={box}
                role="presentation"
                onMouseDown={(event) => event.preventDefault()}
                className="absolute inset-x-0 top-full z-11 mt-2 max-h-105 animate-unfold overflow-y-auto overscroll-contain rounded-l border border-line bg-surface p-2 shadow-lift"
              >
                {isOpen ? (
                  <>
                    <div {...listbox} id={listId} aria-label={m.publish_products()}>
                      {shown.map((product, place) => (
                        <button
                          key={product.id}
                          id={optionId(place)}
                          {...optionRole(place === active)}
                          type="button"
                          tabIndex={-1}
                          onClick={() => choose(product)}
                          className="flex min-h-14 w-full items-center gap-3 rounded-m px-3 py-1.5 text-left -outline-offset-2 outline-ink hover:bg-sand aria-selected:bg-sand aria-selected:outline-2"
                        >
                          <ProductLine product={product} />
                        </button>
                      ))}
                    </div>
                    {left > 0 && (
                      <p className="px-3 py-2 text-xs text-ink-quiet">
                        {m.publish_more({ count: left })}
                      </p>
                    )}
                  </>
                ) : (
                  <p className="px-3 py-4 text-s text-ink-quiet">{nothing}</p>
                )}
              </div>
            )}
          </div>
        )}
      </Field>
      {onChooseAll && offered.length > 1 && (
        <button
          type="button"
          onClick={() => {
            // The button disappears, and would take the focus with it.
            field.current?.focus();
            onChooseAll(offered);
          }}
          className="-my-1 py-3 text-left text-s font-medium underline underline-offset-4"
        >
          {typed.trim() === ''
            ? m.publish_choose_all({ count: offered.length })
            : m.publish_choose_found({ count: offered.length })}
        </button>
      )}
      <p aria-live="polite" className="sr-only">
        {isOpen && m.publish_count({ count: offered.length })}
        {isNothing && nothing}
      </p>
      <p aria-live="polite" className="sr-only">
        {latest && m.publish_added({ name: latest.name })}
      </p>
    </div>
  );
}

/** The most options shown; to find others, users keep typing. */
const mostShown = 40;

/* Objects, because the linter would suggest HTML elements that cannot hold pictures. */
const listbox = { role: 'listbox' } as const;
const optionRole = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const;

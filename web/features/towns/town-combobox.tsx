import { foldName } from '@orendi/contract/fold-name';
import { m } from '@orendi/messages';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';
import { useCombobox } from '../../ui/combobox/use-combobox.ts';
import { useRoomBelow } from '../../ui/combobox/use-room-below.ts';
import { countryNames, isCountry, searchTowns, type Town } from './known-towns.ts';

/** Towns offered at once. */
const most = 7;

/* Objects, because the linter would suggest HTML elements that cannot hold two texts. */
const listbox = { role: 'listbox' } as const;
const option = { role: 'option' } as const;

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  text: string;
  onText: (text: string) => void;
  onTown: (town: Town) => void;
  /** Expands inline, where its surroundings would clip a popup. */
  isInline?: boolean;
}

/**
 * A field for a town of the list, by either of its names. What is typed in full counts as chosen when the field is left.
 * Brings the whole list along, so pages for visitors load it only when somebody looks for a town.
 */
export function TownCombobox(props: Props) {
  const { text, onText, onTown, isInline = false, className = '', ...input } = props;
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const found = isWanted ? searchTowns(text, most) : [];
  const isOpen = found.length > 0;
  const choose = (town: Town) => {
    setWanted(false);
    onTown(town);
  };
  const { active, optionId } = useCombobox({
    field,
    listId,
    keys: found.map(({ slug }) => slug),
    isOpen,
    setWanted,
    onEnter: () => {
      const [first] = searchTowns(text, 1);
      if (first) choose(first);
    },
  });
  useRoomBelow(box, isOpen && !isInline);

  function leave(): void {
    setWanted(false);
    const [first] = searchTowns(text, 1);
    if (first && [first.al, first.en].some((name) => foldName(name) === foldName(text))) {
      onTown(first);
    }
  }

  return (
    <div className="relative">
      <input
        {...input}
        ref={field}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setWanted(true);
          onText(target.value);
        }}
        onBlur={leave}
        className={`${className} h-12`}
      />
      <p aria-live="polite" className="sr-only">
        {isOpen && m.town_count({ count: found.length })}
      </p>
      {isOpen && (
        // Moving the focus out of the field would close the list before the press registers.
        <div
          ref={box}
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ target }) => {
            const place = target instanceof Element && target.closest('[role=option]')?.id;
            const town = found.find((_, index) => optionId(index) === place);
            if (town) choose(town);
          }}
          className={`mt-1 overflow-y-auto overscroll-contain rounded-m border border-line bg-surface p-1.5 ${isInline ? 'max-h-60' : 'absolute inset-x-0 top-full z-20 animate-unfold shadow-lift'}`}
        >
          <div {...listbox} id={listId} aria-label={m.town_list()}>
            {found.map((town, place) => (
              <div
                key={town.slug}
                {...option}
                id={optionId(place)}
                tabIndex={-1}
                aria-selected={place === active}
                data-active={place === active || undefined}
                className="menu-choice cursor-pointer hover:bg-sand"
              >
                <span>{town[language]}</span>
                <span className="ml-auto text-xs text-ink-quiet">
                  {isCountry(town.country) && countryNames[town.country][language]}
                </span>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

import { m } from '@orendi/messages';
import { type RefObject, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { useCombobox } from '../../../ui/combobox/use-combobox.ts';
import { useRoomBelow } from '../../../ui/combobox/use-room-below.ts';
import { useAfterPause } from '../../../ui/use-after-pause.ts';
import { useWhileShown } from '../../../ui/use-while-shown.ts';
import { listOptions } from './list-options.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { Suggestions } from '@orendi/contract/schemas/results';
import { browserApiUntil } from '../../../api/browser-api.ts';
import { keepForVisit } from '../../../api/keep-for-visit.ts';

/* Objects, because the linter would suggest HTML elements that cannot hold pictures or links. */
const listbox = { role: 'listbox' } as const;
const group = { role: 'group' } as const;

/** Turns a search field into a combobox with suggestions. Loaded on first use; picks up what was typed until then. */
export function SuggestionBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { typed, isWanted, setWanted, suggested, isAsking } = useSuggestions(field);
  const groups = suggested === null ? [] : listOptions(suggested, language);
  const options = groups.flatMap((group) => group.options);
  const isOpen = isWanted && options.length > 0;
  const isEmpty = isWanted && suggested !== null && options.length === 0 && !isAsking;
  const keys = options.map(({ href }) => href);
  const { active, optionId } = useCombobox({
    field,
    listId,
    keys,
    isOpen,
    setWanted,
    leastLetters,
  });
  const isShown = isOpen || isEmpty || (isWanted && isAsking && suggested === null);
  useRoomBelow(box, isShown);

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isOpen && !isAsking && m.suggestions_count({ count: options.length })}
        {isEmpty && m.suggestions_none({ query: typed })}
      </p>
      {isShown && (
        // Moving the focus out of the field would close the list before the press registers.
        <div
          ref={box}
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-2 animate-unfold scroll-pt-9 scroll-pb-2 overflow-y-auto overscroll-contain rounded-l border border-line bg-surface p-2 shadow-lift"
        >
          {isOpen ? (
            <div {...listbox} id={listId} aria-label={m.suggestions_label()}>
              {groups.map(({ label, options: own }) => (
                <div key={label} {...group} aria-label={label}>
                  <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-ink-quiet">
                    {label}
                  </p>
                  {own.map((option) => {
                    const place = options.indexOf(option);
                    return (
                      <SuggestionOption
                        key={option.href}
                        id={optionId(place)}
                        option={option}
                        typed={typed}
                        isActive={place === active}
                        onChoose={() => field.current?.blur()}
                      />
                    );
                  })}
                </div>
              ))}
            </div>
          ) : isEmpty ? (
            <p aria-hidden className="px-3 py-4 text-s text-ink-quiet wrap-anywhere">
              {m.suggestions_none({ query: typed })}
            </p>
          ) : (
            <SuggestionsLoading />
          )}
        </div>
      )}
    </>
  );
}

/** Placeholder rows for a slow response; a quick one arrives before they appear. */
function SuggestionsLoading() {
  return (
    <div
      aria-hidden="true"
      className="animate-appear [animation-delay:160ms] [animation-fill-mode:backwards]"
    >
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div key={width} className="flex items-center gap-3 px-3 py-1.5">
          <span className="size-12 shrink-0 rounded-s bg-sand" />
          <span className={`h-3 rounded-pill bg-sand ${width}`} />
        </div>
      ))}
    </div>
  );
}

/** Milliseconds without typing after which suggestions are fetched. */
const pauseMs = 120;
/** A single letter matches nearly everything. */
const leastLetters = 2;

/**
 * Suggestions for what is typed into a field: null before the first response, for a text that is too short, and after a
 * failure. While typing, the previous suggestions stay until the next arrive. They are wanted from the first keystroke
 * until the field is left, submitted, or the list is closed.
 */
function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const { typed, isWanted, setWanted } = useTyped(field);
  const [settled, setSettled] = useState<{ text: string; suggestions: Suggestions | null }>();
  const text = isWanted ? typed : '';
  const isEnough = [...text].length >= leastLetters;

  useAfterPause(pauseMs, text, async (signal) => {
    if (!isEnough) return;
    // Suggestions fail silently: without a network, the search itself reports it.
    const suggestions = await askSuggestions(text, signal).catch(() => null);
    if (!signal.aborted) setSettled({ text, suggestions });
  });

  const isAsking = isEnough && settled?.text !== text;
  const isRelated =
    settled && (text.startsWith(settled.text) || settled.text.startsWith(text)) && isEnough;
  const suggested = isRelated ? settled.suggestions : null;
  return { typed, isWanted, setWanted, suggested, isAsking };
}

/** A field's text, and whether suggestions are wanted for it. */
function useTyped(field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);

  useWhileShown(field, (input, signal) => {
    const read = () => setTyped(input.value.trim());
    const want = () => {
      read();
      setWanted(true);
    };
    const close = () => setWanted(false);
    read();
    // Typed before this script loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) want();
    input.addEventListener('input', want, { signal });
    input.addEventListener('focus', read, { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
  });

  return { typed, isWanted, setWanted };
}

/** Suggestions for the typed text; cached for a few minutes. Rejects when aborted or failed. */
function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  return keepForVisit(`suggestions ${query.toLowerCase()}`, () =>
    browserApiUntil(signal)('GET /public/suggestions', { query: { query } }),
  );
}

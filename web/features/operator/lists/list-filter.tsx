import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { listAddress, type ListSearch } from './list-search.ts';

interface Props<State extends string> {
  path: string;
  search: ListSearch<State>;
  /** The words on the choices of a state; the first one stands for no choice. */
  states?: readonly (readonly [State | undefined, string])[];
  /** Names the search field; without it there is none. */
  label?: string;
}

/** What narrows a list: a search, and the state of what is listed. The address keeps both. */
export function ListFilter<State extends string>({ path, search, states, label }: Props<State>) {
  return (
    <div className="console-filter">
      {label !== undefined && (
        <SearchField key={search.q ?? ''} path={path} search={search} label={label} />
      )}
      {states && (
        <nav aria-label={m.console_state()} className="console-states">
          {states.map(([state, name]) => (
            <a
              key={name}
              href={listAddress(path, { q: search.q, state })}
              data-stay
              aria-current={search.state === state ? 'true' : undefined}
              className={buttonClass(search.state === state ? 'chosen' : 'plain', 'small')}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Keyed by what was searched, so that going back shows it. */
function SearchField({ path, search, label }: { path: string; search: ListSearch; label: string }) {
  const id = useId();
  const [typed, setTyped] = useState(search.q ?? '');
  const navigate = useNavigate();

  function find(event: FormEvent): void {
    event.preventDefault();
    const q = typed.trim() || undefined;
    void navigate(listAddress(path, { q, state: search.state }), { preventScrollReset: true });
  }

  return (
    <search>
      <form action={path} onSubmit={find} className="console-search">
        {search.state && <input type="hidden" name="state" value={search.state} />}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" className="size-5 shrink-0 text-ink-quiet" />
        <input
          id={id}
          type="search"
          name="q"
          placeholder={label}
          maxLength={textLimits.name}
          value={typed}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={buttonClass('plain', 'small')}>
          {m.search_submit()}
        </button>
      </form>
    </search>
  );
}

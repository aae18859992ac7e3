import { townFilterNames } from '@orendi/contract/listing-filters';
import { m } from '@orendi/messages';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { askPosition } from '../../towns/ask-position.ts';
import { TownCombobox } from '../../towns/town-combobox.tsx';
import { FormFoot } from '../limits/form-foot.tsx';
import { pillClass } from '../limits/pill-class.ts';
import { PanelDialog } from '../panels/panel-dialog.tsx';
import { filtersOf, leaveOut } from '../listing-filters.ts';
import { usePlace } from '../place.ts';
import type { PanelProps } from '../use-panel.ts';
import { nearestTown, townOfSlug, searchTowns } from '../../towns/known-towns.ts';

interface Props {
  search: ListingSearch;
  /** The results are on their way. */
  onShow: () => void;
}

/** Where a piece is to come from or to be brought. */
export function WherePanel({ search, opening, onClose }: PanelProps) {
  return (
    <PanelDialog
      label={m.home_where()}
      opening={opening}
      field="[role=combobox]"
      className="max-h-[calc(var(--panel-room,100dvh)_-_var(--spacing)*6)] nav:[--container-panel:min(var(--container-where),100%)] nav:max-h-none"
      onClose={onClose}
    >
      <WhereFields search={search} onShow={onClose} />
    </PanelDialog>
  );
}

/** Which stores are shown of a town: those in it and those that deliver there, only those in it, or all. */
const whereScopes = ['delivering', 'here', 'all'] as const;
type Where = ReturnType<typeof whereOf>;

/** Reads the place of a search. The panel knows one town; an address can name several. */
export function whereOf({ town, deliversTo, near }: ListingSearch) {
  const isSaid = (town ?? deliversTo ?? near) !== undefined;
  const scope: (typeof whereScopes)[number] =
    deliversTo === undefined && isSaid ? (town === undefined ? 'all' : 'here') : 'delivering';
  return { town: deliversTo ?? town ?? near, scope, isNearestFirst: near !== undefined };
}

/** The search at a place; `deliversTo` finds the stores of the town itself as well. */
export function searchAt(
  search: ListingSearch,
  { town, scope, isNearestFirst }: Where,
): ListingSearch {
  return {
    ...filtersOf(search),
    town: scope === 'here' ? town : undefined,
    deliversTo: scope === 'delivering' ? town : undefined,
    near: isNearestFirst ? town : undefined,
  };
}

export function searchAnywhere(search: ListingSearch): ListingSearch {
  return leaveOut(search, townFilterNames);
}

const scopeNames = {
  delivering: m.where_those_delivering,
  here: m.where_those_here,
  all: m.where_all,
};

/** A town, which stores are meant by it, and whether the nearest come first. The button says how many listings that finds. */
function WhereFields({ search, onShow }: Props) {
  const { address } = usePlace();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [where, setWhere] = useState(() => whereOf(search));
  const [text, setText] = useState(() => townOfSlug(where.town ?? '')?.[language] ?? '');
  const [asked, setAsked] = useState<'asking' | 'denied' | 'unknown'>();
  const wanted = searchAt(search, where);

  function change(changed: Partial<Where>): void {
    setAsked(undefined);
    setWhere((before) => ({ ...before, ...changed }));
  }

  function choose(town: { slug: string; al: string; en: string }, changed?: Partial<Where>): void {
    setText(town[language]);
    change({ ...changed, town: town.slug });
  }

  /** The position stays here: only the nearest town is made of it. */
  async function askNearest(): Promise<void> {
    setAsked('asking');
    try {
      choose(nearestTown(await askPosition()), { scope: 'all', isNearestFirst: true });
    } catch {
      setAsked('denied');
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [found] = where.town === undefined ? searchTowns(text, 1) : [];
    if (where.town === undefined && text.trim() !== '' && !found) {
      setAsked('unknown');
      form.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus();
      return;
    }
    onShow();
    const chosen = found ? searchAt(search, { ...where, town: found.slug }) : wanted;
    void navigate(address(chosen), { preventScrollReset: true });
  }

  const error =
    asked === 'denied' ? m.where_me_denied() : asked === 'unknown' ? m.where_unknown() : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex min-h-0 grow flex-col">
      <div className="grid content-start gap-4 min-h-0 pt-2 px-5 pb-4 overflow-y-auto overscroll-contain">
        <div>
          <Field label={m.where_town()} error={error}>
            {(control) => (
              <TownCombobox
                {...control}
                placeholder={m.where_search()}
                isInline
                text={text}
                onText={(typed) => {
                  setText(typed);
                  change({ town: undefined });
                }}
                onTown={(town) => choose(town)}
              />
            )}
          </Field>
          <button
            type="button"
            aria-busy={asked === 'asking'}
            onClick={() => void askNearest()}
            className={`mt-1 ${buttonClass('plain', 'small')}`}
          >
            {asked === 'asking' ? m.where_me_asking() : m.where_me()}
          </button>
          <p className="mt-2 text-xs text-ink-quiet">{m.where_me_hint()}</p>
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-2 text-s font-medium">{m.where_which()}</legend>
          <div className="flex flex-wrap gap-2">
            {whereScopes.map((scope) => (
              <label key={scope} className={pillClass}>
                <input
                  type="radio"
                  name="scope"
                  checked={where.scope === scope}
                  onChange={() => change({ scope })}
                  className="size-4 outline-none"
                />
                {scopeNames[scope]()}
              </label>
            ))}
          </div>
        </fieldset>
        <Checkbox
          isChecked={where.isNearestFirst}
          onCheck={(isNearestFirst) => change({ isNearestFirst })}
        >
          {m.where_nearest()}
        </Checkbox>
      </div>
      <FormFoot cleared={address(searchAnywhere(search))} wanted={wanted} onShow={onShow} />
    </form>
  );
}

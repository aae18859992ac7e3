import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { repeatEarlyInput } from '../../../platform/early-input.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { useChosenCurrency } from '../../catalogue/currency/currency-switch.tsx';
import { keepSpace } from '../../catalogue/fit/kept-space.ts';
import { KeptFilters } from '../kept-filters.tsx';
import { usePlace } from '../place.ts';
import { FormFoot } from './form-foot.tsx';
import { limitNames, searchWithin, typedLimits, withoutLimits } from './limits-values.ts';
import { OfferFields, PriceFields, SizeFields } from './limit-fields.tsx';

interface Props {
  search: ListingSearch;
  className?: string;
  /** The results are on their way. */
  onShow?: () => void;
}

/** Limits of price and size, and what a seller offers, as one form; a plain one without script. */
export function LimitsForm({ search, className = '', onShow }: Props) {
  const { address } = usePlace();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const currency = useChosenCurrency();
  const [typed, setTyped] = useState(() => typedLimits(search, currency, language));
  const [isTold, setTold] = useState(false);
  const { search: wanted, faults } = searchWithin(search, typed);

  function change(changed: Partial<typeof typed>): void {
    setTold(false);
    setTyped((before) => ({ ...before, ...changed }));
  }

  useEffect(() => {
    if (form.current) repeatEarlyInput(form.current);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [fault] = faults;
    if (fault !== undefined) {
      setTold(true);
      form.current?.querySelector<HTMLInputElement>(`[name='${fault}']`)?.focus();
      return;
    }
    const { fitsLength: length, fitsWidth: depth, fitsHeight: height } = wanted;
    keepSpace({ length, depth, height });
    onShow?.();
    void navigate(address(wanted), { preventScrollReset: true });
  }

  return (
    <form
      ref={form}
      action={address({})}
      onSubmit={submit}
      noValidate
      className={`flex flex-col ${className}`}
    >
      <KeptFilters search={search} except={limitNames} />
      {/* So much stays visible around a field that gets the focus: its label above, its fault below. */}
      <div className="grid min-h-0 scroll-py-10 gap-6 overflow-y-auto overscroll-contain px-5 pt-2 pb-4 nav:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] nav:grid-rows-[auto_1fr] nav:gap-x-8">
        <PriceFields typed={typed} faults={faults} onChange={change} />
        <SizeFields typed={typed} isTold={isTold} onChange={change} />
        <OfferFields typed={typed} onChange={change} />
      </div>
      <FormFoot
        cleared={address(withoutLimits(search))}
        wanted={wanted}
        isFaulty={faults.length > 0}
        onShow={onShow}
      />
    </form>
  );
}

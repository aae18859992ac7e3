import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { industryName } from '../../catalogue/local-name.ts';

interface Props {
  industries: Industry[];
  /** The initial selection; afterwards the checkboxes are uncontrolled. */
  first: readonly number[];
  error: string | undefined;
  onChange: () => void;
}

export const industryField = 'industry_ids';

/** The industries a business sells in, one or more. */
export function IndustryField({ industries, first, error, onChange }: Props) {
  const language = useLanguage();
  const id = useId();
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={error && errorId}>
      <p className="mb-1.5 flex gap-1 text-s font-medium">
        <span id={labelId}>{m.profile_industries()}</span>
        <span aria-hidden="true" className="text-accent">
          *
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {industries.map((industry) => (
          <label
            key={industry.id}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-line-control bg-surface px-4 text-s font-medium transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name={industryField}
              value={industry.id}
              defaultChecked={first.includes(industry.id)}
              aria-invalid={error !== undefined}
              aria-describedby={error && errorId}
              onChange={onChange}
              className="size-4 outline-none"
            />
            {industryName(industry, language)}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-xs font-medium text-accent-deep">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The ids checked in a form. */
export function chosenIndustries(form: HTMLFormElement | null): string[] {
  return form === null ? [] : new FormData(form).getAll(industryField).map(String);
}

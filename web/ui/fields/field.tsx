import { useId, type ReactNode } from 'react';

/** The props that associate a control with its label, hint and error. */
interface FieldProps {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  className: string;
}

interface Props {
  label: string;
  isRequired?: boolean;
  error?: string;
  hint?: ReactNode;
  /** The hint begins where the control's text does. */
  isHintLeft?: boolean;
  children: (control: FieldProps) => ReactNode;
}

const control =
  'scroll-mt-8 w-full rounded-m border border-line-control bg-surface px-4 text-m transition-colors placeholder:text-ink-quiet hover:border-ink aria-invalid:border-accent aria-invalid:ring-1 aria-invalid:ring-accent';

/** A control with its label, asterisk, error and hint, associated for screen readers. */
export function Field(props: Props) {
  const { label, isRequired = false, error, hint, isHintLeft = false, children } = props;
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div>
      <div className="mb-1.5 flex gap-1 text-s font-medium">
        <label htmlFor={id}>{label}</label>
        {isRequired && (
          <span aria-hidden="true" className="text-accent">
            *
          </span>
        )}
      </div>
      {children({
        id,
        'aria-required': isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        className: control,
      })}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs">
        {error && (
          <p id={errorId} className="font-medium text-accent-deep">
            {error}
          </p>
        )}
        {hint && (
          <p
            id={hintId}
            className={`text-ink-quiet tabular-nums ${error || isHintLeft ? '' : 'ml-auto'}`}
          >
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

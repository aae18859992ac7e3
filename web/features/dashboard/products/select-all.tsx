import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  label: string;
  /** Whether the label is visible next to the checkbox. */
  isNamed: boolean;
}

/** Selects everything found, or deselects it. */
export function SelectAll({ selection, label, isNamed }: Props) {
  const { isAll, isSome, isComplete, chooseAll } = selection;
  const hasScript = useHydrated();
  return (
    <label className="listing-target">
      <input
        type="checkbox"
        checked={isAll}
        // A press before the script would be taken back by it, one before all rows are there would select only some.
        disabled={!hasScript || !isComplete}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        aria-label={isNamed ? undefined : label}
        onChange={chooseAll}
      />
      {isNamed && label}
    </label>
  );
}

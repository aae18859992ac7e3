import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  label: string;
  /** Whether the label stands beside the box. */
  isNamed: boolean;
}

/** Puts all that is found into the selection, or takes it out. */
export function SelectAll({ selection, label, isNamed }: Props) {
  const { isAll, isSome, chooseAll } = selection;
  return (
    <label className="listing-target">
      <input
        type="checkbox"
        checked={isAll}
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

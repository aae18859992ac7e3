import { m } from '@orendi/messages';
import { formatNumber } from '@orendi/contract/money';
import { readCentimeters } from '../../../platform/centimeters.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { LengthField } from '../../catalogue/fit/length-field.tsx';
import { SpaceDrawing } from '../../catalogue/fit/space-drawing.tsx';
import { person } from '../../catalogue/scale/scale-scene.ts';
import { type LimitsTyped, sizeNames, type SizeName } from './limits-values.ts';
import { judgeFit, type Space, type Standing } from '../../catalogue/fit/judge-fit.ts';
import type { ProductKind } from '../../catalogue/scale/silhouettes.ts';

interface Props {
  typed: LimitsTyped;
  isTold: boolean;
  onChange: (change: Partial<LimitsTyped>) => void;
}

const labels: Record<SizeName, () => string> = {
  fitsLength: m.limits_length,
  fitsWidth: m.limits_width,
  fitsHeight: m.limits_height,
};

/** The space that a piece is to fit, and a drawing that follows what is typed. */
export function SizeFields({ typed, isTold, onChange }: Props) {
  const language = useLanguage();
  const space = {
    length: readCentimeters(typed.fitsLength) ?? undefined,
    depth: readCentimeters(typed.fitsWidth) ?? undefined,
    height: readCentimeters(typed.fitsHeight) ?? undefined,
  };
  const isDepthAlone = Boolean(space.depth) && !space.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{m.limits_space()}</legend>
      <figure className="mb-3 rounded-m bg-sand px-3 pt-1 pb-2">
        <div className="[--height-space:clamp(_var(--spacing)*24,var(--panel-room,100dvh)_-_var(--spacing)*80,var(--spacing)*36_)] grid content-end h-(--height-space) nav:[--height-space:--spacing(52)]">
          <SpaceDrawing space={space} {...examplePiece(space)} color={null} />
        </div>
        <figcaption className="mt-1 text-center text-xs text-balance text-ink-quiet">
          {m.limits_person({ person: `${formatNumber(person.height, language)} cm` })}
        </figcaption>
      </figure>
      <div className="grid grid-cols-3 gap-3">
        {sizeNames.map((name) => (
          <LengthField
            key={name}
            name={name}
            label={labels[name]()}
            text={typed[name]}
            isTold={isTold}
            onText={(text) => onChange({ [name]: text })}
          />
        ))}
      </div>
      <p className="text-xs text-ink-quiet" aria-live="polite">
        {isDepthAlone ? m.limits_depth_alone() : m.limits_space_hint()}
      </p>
    </fieldset>
  );
}

/** Common sizes in centimeters, from large to small. */
const examples = [
  { kind: 'sofa', length: 220, width: 95, height: 85 },
  { kind: 'sofa', length: 160, width: 90, height: 85 },
  { kind: 'sofa', length: 90, width: 85, height: 85 },
  { kind: 'lowboard', length: 150, width: 40, height: 50 },
  { kind: 'chair', length: 50, width: 45, height: 90 },
  { kind: 'drawers', length: 45, width: 35, height: 50 },
] as const satisfies readonly {
  kind: ProductKind;
  length: number;
  width: number;
  height: number;
}[];

const nothing: Standing = { front: null, side: null, height: null, isTurned: false };

/** The largest of some common pieces that fits a space, as it would stand there. */
function examplePiece(space: Space): { kind: ProductKind; standing: Standing } {
  for (const { kind, ...piece } of examples) {
    const { verdict, placed } = judgeFit(piece, space);
    if (verdict === 'fits') return { kind, standing: placed };
  }
  return { kind: 'box', standing: nothing };
}

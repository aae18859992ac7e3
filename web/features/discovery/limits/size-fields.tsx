import { m } from '@orendi/messages';
import { formatNumber } from '@orendi/contract/money';
import { readCentimeters } from '../../../platform/centimeters.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { LengthField } from '../../catalogue/fit/length-field.tsx';
import { SpaceDrawing } from '../../catalogue/fit/space-drawing.tsx';
import { person } from '../../catalogue/scale/scale-scene.ts';
import { examplePiece } from './example-piece.ts';
import { type LimitsTyped, sizeNames, type SizeName } from './limits-values.ts';

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
        <div className="space-stage">
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

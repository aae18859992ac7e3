import type { Random } from './random.ts';
import type { Stuff } from './pieces.ts';
import type { Form, Kind } from './kind.ts';

interface Measures {
  /** Whole centimetres. */
  size: { length: number; width: number; height: number };
  /** Kilograms, to the tenth below ten. */
  weight: number;
}

/** How heavy it is beside the same piece in ordinary materials. */
const heaviness: Partial<Record<Stuff, number>> = {
  marble: 1.9,
  glass: 1.2,
  oak: 1.15,
  walnut: 1.1,
  pine: 0.85,
  rattan: 0.8,
  plastic: 0.8,
};

/** The measures of one maker's piece: no two makers build to the same centimetre, but for beds and mattresses. */
export function measure(random: Random, kind: Kind, form: Form, body: Stuff): Measures {
  const [length, width, height] = form.size;
  const wider = kind.isStandardised ? 1 : random.between(0.95, 1.06);
  const deeper = kind.isStandardised || length === width ? wider : random.between(0.97, 1.04);
  const higher = kind.isStandardised ? 1 : random.between(0.98, 1.03);
  const weight = form.weight * wider * deeper * (heaviness[body] ?? 1);
  return {
    size: {
      length: Math.round(length * wider),
      width: Math.max(1, Math.round(width * deeper)),
      height: Math.max(1, Math.round(height * higher)),
    },
    weight: weight < 10 ? Math.round(weight * 10) / 10 : Math.round(weight),
  };
}

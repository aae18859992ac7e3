import { pictureSource } from '../../../ui/picture-source.ts';

/** Aspect ratios of the stage on narrow and wide screens. */
const stage = { narrow: 1, wide: 5 / 4 };
/** The share of a picture that may be cropped to fill the stage; beyond it the picture is shown whole. */
const mostLost = 0.4;

/** Classes that show a picture uncropped where filling the stage would cut off too much. */
export function fitOnStage(url: string | null): string {
  const source = url === null ? null : pictureSource(url);
  if (source === null) return '';
  const ratio = source.width / source.height;
  const losesTooMuch = (room: number) => 1 - Math.min(ratio / room, room / ratio) > mostLost;
  return [
    losesTooMuch(stage.narrow) && 'max-nav:object-contain',
    losesTooMuch(stage.wide) && 'nav:object-contain',
  ]
    .filter(Boolean)
    .join(' ');
}

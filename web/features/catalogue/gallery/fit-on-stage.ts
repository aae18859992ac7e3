import { pictureSource } from '../../../ui/picture-source.ts';

/** The ratios of the stage: square on narrow screens, wider than high on others. */
const stage = { narrow: 1, wide: 5 / 4 };
/** What a picture may lose at its sides or ends to fill the stage; one that would lose more is shown whole. */
const mostLost = 0.4;

/** The classes that show a picture whole where filling the stage would cut too much of it away. */
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

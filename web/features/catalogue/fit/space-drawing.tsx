import { PersonOutline, PieceOutline, DimensionLine } from '../scale/drawn-parts.tsx';
import { outline } from '../scale/corner-shape.ts';
import type { ProductKind } from '../scale/silhouettes.ts';
import type { Space, SpaceSide, Standing } from './judge-fit.ts';
import { spaceScene, type MeasuredLine } from './space-scene.ts';
import { numberText } from '../../../platform/number-text.ts';

interface Props {
  space: Space;
  standing: Standing;
  kind: ProductKind;
  color: string | null;
}

/** A place at the wall with a piece in it, to one scale and beside a person; what stands out of the place is marked. */
export function SpaceDrawing({ space, standing, kind, color }: Props) {
  const { view, wall, floor, isOpen, person, piece, excess, lines } = spaceScene(
    space,
    standing,
    kind,
  );
  const end = Math.max(2, view.width * 0.008);
  const open = 'stroke-line-strong [stroke-dasharray:4_4]';
  const edge = (at: SpaceSide) => (isOpen[at] ? open : 'stroke-line-control');
  const [right, top] = [wall.width, -wall.height];
  const [, , near = [0, 0], corner = [0, 0]] = floor;
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto text-xs leading-none font-medium whitespace-nowrap tabular-nums"
      style={{
        aspectRatio: view.width / view.height,
        maxWidth: `calc(var(--height-space) * ${view.width / view.height})`,
      }}
    >
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="block size-full fill-none stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={`M0 0V${top}H${right}V0z`} className="fill-surface stroke-none" />
        <path d={outline(floor)} className="fill-line stroke-none" />
        <path d={`M0 ${top}V0H${right}`} className="stroke-line-control" />
        <path d={`M0 ${top}H${right}`} className={edge('height')} />
        <path d={`M${right} ${top}V0`} className={edge('length')} />
        <path d={`M${right} 0L${near.join(' ')}`} className={edge('length')} />
        <path d={`M0 0L${corner.join(' ')}`} className="stroke-line-control" />
        <path d={`M${corner.join(' ')}H${near[0]}`} className={edge('depth')} />
        <g className="fill-line-strong stroke-none">
          <PersonOutline {...person} />
        </g>
        {excess.map((part) => (
          <path key={outline(part)} d={outline(part)} className="fill-accent-tint stroke-accent" />
        ))}
        {piece && (
          <>
            {piece.covered.map((part) => (
              <path
                key={outline(part)}
                d={outline(part)}
                className="fill-ink/8 stroke-line-control"
              />
            ))}
            {piece.edges.map(([from, to]) => (
              <path
                key={`${from.join()} ${to.join()}`}
                d={`M${from.join(' ')}L${to.join(' ')}`}
                className="stroke-line-strong"
              />
            ))}
            {!piece.isFlat && (
              <PieceOutline
                {...piece}
                {...(piece.faces.length > 0 && { x: 0, y: 0 })}
                kind={kind}
                color={color}
              />
            )}
          </>
        )}
        {lines.map(({ side, from, to, isExcess }) => (
          <DimensionLine key={`${side} ${isExcess}`} from={from} to={to} end={end} />
        ))}
      </svg>
      {lines.map((line) => (
        <LineLabel key={`${line.side} ${line.isExcess}`} line={line} view={view} />
      ))}
    </div>
  );
}

interface LabelProps {
  line: MeasuredLine;
  view: { x: number; y: number; width: number; height: number };
}

const places: Record<SpaceSide, string> = {
  length: '-translate-x-1/2 -translate-y-full pb-1.5',
  depth: 'pt-1 pl-1.5',
  height: '-translate-y-1/2 rotate-180 pr-1.5 [writing-mode:vertical-rl]',
};

function LineLabel({ line: { side, from, to, by, isExcess }, view }: LabelProps) {
  // Beside the end of the line rather than its middle, where the size of the space stands.
  const [x, y] = side === 'depth' && isExcess ? to : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <span
      className={`absolute ${places[side]} ${isExcess ? 'text-accent-deep' : ''}`}
      style={{
        left: `${(100 * (x - view.x)) / view.width}%`,
        top: `${(100 * (y - view.y)) / view.height}%`,
      }}
    >
      {isExcess && '+'}
      {numberText(by)}
      {!isExcess && ' cm'}
    </span>
  );
}

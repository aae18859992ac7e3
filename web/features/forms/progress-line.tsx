/** @param props.part from 0 to 1 */
export function ProgressLine({ label, part }: { label: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4 text-s">
        <span>{label}</span>
        <span className="tabular-nums">{percent} %</span>
      </p>
      <progress max={100} value={percent} aria-label={label} className="upload-progress" />
    </div>
  );
}

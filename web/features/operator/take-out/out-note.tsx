interface Props {
  /** Since when. */
  text: string;
  reason: string | null;
}

/** Since when something is out of the shop, and why. */
export function OutNote({ text, reason }: Props) {
  return (
    <div className="console-out">
      <p className="font-medium">{text}</p>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
    </div>
  );
}

import { m } from '@orendi/messages';

/**
 * The heading of results: what they are narrowed to, with dots between. A dot hangs to the left of its part, where it is
 * cut off if the part begins a line, so that none stands at an edge.
 */
export function ResultsTitle({ parts }: { parts: readonly string[] }) {
  const shown = parts.length > 0 ? parts : [m.home_search_results()];
  return (
    <h1 className="overflow-clip text-l wrap-anywhere nav:text-xl">
      <span className="-ml-5 flex flex-wrap">
        {shown.map((part, index) => (
          <span key={part} className="relative pl-5">
            {index > 0 && <span className="absolute left-0 w-5 text-center"> · </span>}
            {part}
          </span>
        ))}
      </span>
    </h1>
  );
}

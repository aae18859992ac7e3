import { m } from '@orendi/messages';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

export function Component() {
  return (
    <div className="wrap pt-8 nav:pt-12">
      <Head
        title={m.compare_title()}
        description={m.compare_few()}
        path={paths.compare([])}
        isHidden
      />
      <h1 className="mb-6 text-xl">{m.compare_title()}</h1>
      <p>{m.compare_few()}</p>
    </div>
  );
}

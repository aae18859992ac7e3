import { m } from '@orendi/messages';
import { Head } from '../features/seo/head.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Icon } from '../ui/icon.tsx';

export function Component() {
  return (
    <div className="wrap flex flex-col items-center gap-4 py-18 text-center">
      <Head
        title={m.submitted_heading()}
        description={m.submitted_text()}
        path={paths.requestSubmitted}
        isHidden
      />
      <span className="grid size-17 place-items-center rounded-pill bg-good-tint text-good">
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="text-xl text-balance">{m.submitted_heading()}</h1>
      <p className="max-w-text text-pretty text-ink-quiet">{m.submitted_text()}</p>
      <a href={paths.home()} className={`${buttonClass('main', 'large')} mt-4`}>
        {m.submitted_back()}
      </a>
    </div>
  );
}

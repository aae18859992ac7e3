import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../../ui/button-class.ts';
import { copyText } from '../../../../ui/copy-text.ts';

/** Shows recovery codes, this once, with ways to keep them. */
export function CodesStep({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [isCopied, setCopied] = useState<boolean>();
  const text = codes.join('\n');

  return (
    <>
      <p className="mt-2 text-pretty text-ink-quiet">{m.factor_codes_text()}</p>
      <ul className="my-4 grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-m bg-sand px-4 py-3 text-center font-medium tabular-nums select-all xs:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mb-3 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void copyText(text).then(setCopied)}
          className={buttonClass()}
        >
          {m.factor_copy()}
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="orendi.txt"
          className={buttonClass()}
        >
          {m.factor_download()}
        </a>
      </div>
      <output className="block min-h-6 text-s text-ink-quiet">
        {isCopied !== undefined && (isCopied ? m.factor_copied() : m.factor_copy_failed())}
      </output>
      <button
        type="button"
        onClick={onKept}
        className={`${buttonClass('main', 'large')} mt-2 w-full`}
      >
        {m.factor_kept()}
      </button>
    </>
  );
}

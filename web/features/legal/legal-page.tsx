import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { TextPage } from '../reading/text-page.tsx';
import { type BilingualDocument, lastChange, type LegalSection } from './legal-document.ts';
import { LegalText } from './legal-text.tsx';

/** A legal document as a page, with its date and table of contents. */
export function LegalPage({ document, path }: { document: BilingualDocument; path: string }) {
  const language = useLanguage();
  const { title, intro, sections } = document[language];
  return (
    <TextPage title={title} intro={intro} path={path} before={<Contents sections={sections} />}>
      <p className="mb-6 text-s text-ink-quiet">
        {m.text_last_change({ date: lastChange[language] })}
      </p>
      <LegalText document={document} />
    </TextPage>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="rounded-m bg-sand p-6 print:hidden">
      <h2 id="contents" className="text-s font-semibold">
        {m.text_contents()}
      </h2>
      <ul className="mt-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 text-s text-ink-quiet underline-offset-4 hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

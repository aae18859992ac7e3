import type { BilingualDocument, LegalBlock } from './legal-document.ts';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { OperatorContact } from '../reading/operator-contact.tsx';

interface Props {
  document: BilingualDocument;
  /** Heading level of the sections: one below the heading above the text. */
  headings?: 'h2' | 'h3';
}

/** A legal document in the reader's language, without its title: for its page and for the sign-up dialog. */
export function LegalText({ document, headings: Heading = 'h2' }: Props) {
  const { sections } = document[useLanguage()];
  return (
    <div className="running-text">
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Heading id={`${id}-heading`}>{heading}</Heading>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('show' in block) return <OperatorContact />;
  if ('leadsTo' in block) {
    return (
      <p>
        <a href={paths[block.leadsTo]}>{block.text}</a>
      </p>
    );
  }
  return (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

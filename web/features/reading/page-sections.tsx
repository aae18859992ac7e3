import type { TextSection } from '@orendi/contract/schemas/market';
import { OperatorContact } from './operator-contact.tsx';

interface Props {
  sections: readonly TextSection[];
  /** Heading level of the sections: one below the heading above the text. */
  headings?: 'h2' | 'h3';
}

/** The text of a page that an operator may edit, without its title: for its page and for the sign-up dialog. */
export function PageSections({ sections, headings: Heading = 'h2' }: Props) {
  return (
    <div className="running-text">
      {sections.map(({ id, heading, html }) =>
        heading === '' ? (
          <Markup key={id} html={html} />
        ) : (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <Heading id={`${id}-heading`}>{heading}</Heading>
            <Markup html={html} />
          </section>
        ),
      )}
    </div>
  );
}

/** Written by the server, which lets through no markup of an operator's own. */
function Markup({ html }: { html: string }) {
  const [before = '', ...others] = html.split('<p>{{operator}}</p>');
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: before }} />
      {others.length > 0 && (
        <>
          <OperatorContact />
          <div dangerouslySetInnerHTML={{ __html: others.join('') }} />
        </>
      )}
    </>
  );
}

import { preview } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { cutText } from '../../../platform/cut-text.ts';

interface Props {
  text: string;
  /** The listing's name. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The start of a description; a press shows all of it. */
export function ListingDescription({ text, name, isOpen, onToggle }: Props) {
  const beginning = cutText(text, preview.tableDescription);
  return (
    <>
      <span className={isOpen ? 'whitespace-pre-line' : undefined}>
        {isOpen ? text : beginning}
      </span>
      {beginning !== text && (
        <>
          {' '}
          <button type="button" aria-expanded={isOpen} onClick={onToggle} className="listing-more">
            {isOpen ? m.products_less() : m.products_more()}
            <span className="sr-only">: {name}</span>
          </button>
        </>
      )}
    </>
  );
}

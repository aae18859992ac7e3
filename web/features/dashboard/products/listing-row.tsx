import { preview } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { memo, type MouseEvent, useState } from 'react';
import { cutText } from '../../../platform/cut-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { tableRoles } from '../../../ui/table-roles.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { rowPictureFrame } from '../row-picture.tsx';
import { type Column, descriptionColumn, idColumn, nameColumn, valueColumns } from './columns.tsx';
import { editAddress, isPublic, type OwnListing } from './own-listing.ts';

interface Props {
  listing: OwnListing;
  /** Index among the rows found. */
  place: number;
  isChosen: boolean;
  onChoose: (key: string, isReach: boolean) => void;
}

/** Enlarges a checkbox's press target. */
export const targetClass =
  'inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-2 text-(length:--text-s) max-nav:min-h-11 max-nav:min-w-11 [&>input]:size-4.5';

const pictureClass =
  'size-10 flex-none overflow-hidden rounded-s bg-sand nav:float-left nav:mr-3 max-nav:absolute max-nav:top-4 max-nav:left-13.5 max-nav:size-(--picture)';

/** A product or package: a table row on wide screens, a card on phones. */
export const ListingRow = memo(function ListingRow(props: Props) {
  const { listing, place, isChosen, onChoose } = props;
  const { key, type, id, name, description, images, focuses, state, hiddenFor } = listing;
  const isShown = isPublic(listing);
  const [image = null] = images;
  const frame = { className: pictureClass, style: pictureColor(image) };
  const picture = <Picture url={image} alt="" frame={rowPictureFrame} focus={focuses[0]} />;
  const language = useLanguage();
  const hasScript = useHydrated();

  const valueCell = (column: Column) => {
    const value = column.cell(listing, language);
    return (
      <td key={column.name()} {...tableRoles.cell} className={column.look}>
        {value === '' || value === false ? (
          <span className="text-ink-quiet max-nav:hidden">–</span>
        ) : (
          <>
            <span className="sr-only nav:hidden">{column.name()} </span>
            {value}
          </>
        )}
      </td>
    );
  };

  return (
    <tr
      {...tableRoles.row}
      data-listing={key}
      // The heading row is number 1.
      aria-rowindex={place + 2}
      data-chosen={isChosen || undefined}
      className="listing-row"
    >
      <td {...tableRoles.cell} className="max-nav:absolute max-nav:top-2 max-nav:left-0">
        <label className={targetClass}>
          <input
            type="checkbox"
            checked={isChosen}
            // A press before the script would be taken back by it.
            disabled={!hasScript}
            aria-label={m.products_choose({ name })}
            onChange={({ nativeEvent }) =>
              onChoose(key, (nativeEvent as unknown as MouseEvent).shiftKey)
            }
          />
        </label>
      </td>
      {valueCell(idColumn)}
      <th {...tableRoles.rowHeading} className={nameColumn.look}>
        {isShown ? (
          <a
            href={paths.listing(type, id, name)}
            aria-label={m.products_see({ name })}
            title={m.products_see({ name })}
            {...frame}
          >
            {picture}
          </a>
        ) : (
          <span {...frame}>{picture}</span>
        )}
        <a href={editAddress(listing)} className="listing-link">
          {name}
        </a>
        {!isShown && (
          <span className="text-xs mt-1 overflow-hidden line-clamp-2 text-accent-deep [&>strong]:py-0 [&>strong]:px-2 [&>strong]:rounded-pill [&>strong]:bg-accent-tint [&>strong]:font-semibold">
            <strong>{state === 'draft' ? m.draft_tag() : m.hidden_tag()}</strong>{' '}
            {hiddenFor !== null && <span title={hiddenFor}>{hiddenFor}</span>}
          </span>
        )}
      </th>
      {valueColumns.map(valueCell)}
      <td {...tableRoles.cell} className={descriptionColumn.look}>
        {description !== '' && <ListingDescription listing={listing} />}
      </td>
    </tr>
  );
});

/** The start of a description; a press shows all of it. */
function ListingDescription({ listing: { name, description: text } }: Pick<Props, 'listing'>) {
  const [isOpen, setOpen] = useState(false);
  const beginning = cutText(text, preview.tableDescription);
  return (
    <>
      <span className={isOpen ? 'whitespace-pre-line' : undefined}>
        {isOpen ? text : beginning}
      </span>
      {beginning !== text && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="listing-more"
          >
            {isOpen ? m.products_less() : m.products_more()}
            <span className="sr-only">: {name}</span>
          </button>
        </>
      )}
    </>
  );
}

import { formatNumber } from '@orendi/contract/money';
import type { KnownCategory, KnownIndustry } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { SureQuestion } from '../sure-question.tsx';
import type { Asking } from './asking.ts';
import { CategoryDialog } from './category-dialog.tsx';

interface Props extends Asking {
  category: KnownCategory;
  industries: KnownIndustry[];
}

/** A category with its icon, and how many products are in it. */
export function CategoryRow({ category, industries, onAsk, onClose }: Props) {
  const { id, category_name: english, category_name_al: albanian, category_icon: icon } = category;
  const language = useLanguage();
  const [name, other] = language === 'en' ? [english, albanian] : [albanian, english];
  const nameId = `category-${id}`;

  const askToRemove = () =>
    onAsk(
      <SureQuestion
        heading={m.console_remove_heading({ name })}
        text={m.console_remove_text()}
        success={m.console_removed({ name })}
        send={(api) => api('DELETE /operator/categories/{id}', { params: { id } })}
        onClose={onClose}
      />,
    );
  const edit = () =>
    onAsk(
      <CategoryDialog
        category={category}
        industryId={category.industry_id}
        industries={industries}
        onClose={onClose}
      />,
    );

  return (
    <li data-row tabIndex={-1} className="console-row">
      <img src={icon} alt="" width={32} height={32} loading="lazy" className="category-icon" />
      <div className="console-row-text">
        <p id={nameId} className="console-name">
          {name}{' '}
          <span lang={language === 'en' ? 'sq' : 'en'} className="font-normal text-ink-quiet">
            {other}
          </span>
        </p>
        <p className="console-facts">
          {m.console_products_count({
            count: category.products,
            shown: formatNumber(category.products, language),
          })}
        </p>
      </div>
      <div className="console-row-actions">
        <RowButton describedBy={nameId} onPress={edit}>
          {m.console_edit()}
        </RowButton>
        {category.products === 0 && (
          <RowButton describedBy={nameId} onPress={askToRemove}>
            {m.console_remove()}
          </RowButton>
        )}
      </div>
    </li>
  );
}

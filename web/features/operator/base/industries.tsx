import { formatNumber } from '@orendi/contract/money';
import type { KnownIndustry } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConsolePanel } from '../console-panel.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { SureQuestion } from '../sure-question.tsx';
import type { Asking } from './asking.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryRow } from './category-row.tsx';
import { IndustryDialog } from './industry-dialog.tsx';

interface Props extends Asking {
  industries: KnownIndustry[];
}

/** The two levels of the assortment, in both languages. What is in use cannot be removed. */
export function Industries({ industries, ...asking }: Props) {
  const { onAsk, onClose } = asking;
  const add = () => onAsk(<IndustryDialog industry={null} onClose={onClose} />);
  return (
    <ConsolePanel
      heading={m.console_industries()}
      text={m.console_industries_text()}
      aside={<RowButton onPress={add}>{m.console_industry_add()}</RowButton>}
    >
      {industries.map((industry) => (
        <Industry key={industry.id} industry={industry} industries={industries} {...asking} />
      ))}
    </ConsolePanel>
  );
}

function Industry({ industry, industries, onAsk, onClose }: { industry: KnownIndustry } & Props) {
  const { id, industry_name: english, industry_name_al: albanian } = industry;
  const { categories, products, businesses } = industry;
  const language = useLanguage();
  const [name, other] = language === 'en' ? [english, albanian] : [albanian, english];

  const counted = (count: number) => ({ count, shown: formatNumber(count, language) });

  const rename = () => onAsk(<IndustryDialog industry={industry} onClose={onClose} />);
  const addCategory = () =>
    onAsk(
      <CategoryDialog category={null} industryId={id} industries={industries} onClose={onClose} />,
    );
  const askToRemove = () =>
    onAsk(
      <SureQuestion
        heading={m.console_remove_heading({ name })}
        text={m.console_industry_remove_text()}
        success={m.console_removed({ name })}
        send={(api) => api('DELETE /operator/industries/{id}', { params: { id } })}
        onClose={onClose}
      />,
    );

  return (
    <details data-row tabIndex={-1} className="industry">
      <summary>
        <span className="min-w-0 grow">
          <b className="font-medium">{name}</b>{' '}
          <span lang={language === 'en' ? 'sq' : 'en'} className="text-ink-quiet">
            {other}
          </span>
        </span>
        <span className="industry-counts">
          <span>{m.console_categories_count(counted(categories.length))}</span>
          <span>{m.console_products_count(counted(products))}</span>
          <span>{m.console_businesses_count(counted(businesses))}</span>
        </span>
        <Icon name="down" className="size-4" />
      </summary>
      <div className="industry-actions">
        <RowButton onPress={rename}>{m.console_rename()}</RowButton>
        <RowButton onPress={addCategory}>{m.console_category_add()}</RowButton>
        {products + businesses === 0 && (
          <RowButton onPress={askToRemove}>{m.console_remove()}</RowButton>
        )}
      </div>
      <ul aria-label={name} className="console-compact">
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            industries={industries}
            onAsk={onAsk}
            onClose={onClose}
          />
        ))}
      </ul>
    </details>
  );
}

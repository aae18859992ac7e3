import type { KnownCategory, KnownIndustry } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { spokenLanguage } from '../../../platform/page-language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ConsolePanel } from '../console-page.tsx';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../console-row.tsx';
import { type Question, useConsole } from '../use-console.tsx';
import { CategoryDialog, IndustryDialog } from './assortment-dialogs.tsx';
import { counted } from '../../../platform/number-text.ts';

/** The two levels of the assortment, in both languages. An entry in use cannot be removed. */
export function Industries({ industries }: { industries: KnownIndustry[] }) {
  const { open } = useConsole();
  const add = () => open(<IndustryDialog industry={null} />);
  return (
    <ConsolePanel
      heading={m.console_industries()}
      text={m.console_industries_text()}
      aside={<RowButton onPress={add}>{m.console_industry_add()}</RowButton>}
    >
      {industries.map((industry, place) => (
        <Industry
          key={industry.id}
          industry={industry}
          above={industries[place - 1]?.id}
          below={industries[place + 1] && (industries[place + 2]?.id ?? null)}
        />
      ))}
    </ConsolePanel>
  );
}

interface IndustryProps {
  industry: KnownIndustry;
  /** The one that it stands before once it is moved up; undefined where it is the first. */
  above: number | undefined;
  /** Once it is moved down; null for the end, undefined where it is the last. */
  below: number | null | undefined;
}

function Industry({ industry, above, below }: IndustryProps) {
  const { id, categories, products, businesses } = industry;
  const { name, other, otherLanguage } = namesOf(industry.industry_name, industry.industry_name_al);
  const { ask, change, open } = useConsole();

  const move = (before: number | null) =>
    change(
      (api) => api('PUT /operator/industries/{id}/place', { params: { id }, body: { before } }),
      m.console_moved({ name }),
    );
  const rename = () => open(<IndustryDialog industry={industry} />);
  const addCategory = () => open(<CategoryDialog category={null} industryId={id} />);
  const askToRemove = () =>
    ask(removalOf('industries', id, name, m.console_industry_remove_text()));

  return (
    <details data-row tabIndex={-1} className="group border-t border-line">
      <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4.5 py-2 -outline-offset-3 hover:bg-paper @min-[40rem]:grid-cols-[minmax(0,1fr)_auto_auto]">
        <span className="min-w-0 grow">
          <b className="font-medium">{name}</b>{' '}
          <span lang={otherLanguage} className="text-ink-quiet">
            {other}
          </span>
        </span>
        <span className="flex flex-wrap gap-x-4 text-ink-quiet tabular-nums">
          <span>{m.console_categories_count(counted(categories.length))}</span>
          <span>{m.console_products_count(counted(products))}</span>
          <span>{m.console_businesses_count(counted(businesses))}</span>
        </span>
        <Icon
          name="down"
          className="size-4 [grid-area:1/2] group-open:rotate-180 @min-[40rem]:[grid-area:1/3]"
        />
      </summary>
      <div className="flex flex-wrap gap-2 pt-1 px-4.5 pb-4">
        <RowButton onPress={rename}>{m.console_rename()}</RowButton>
        <RowButton onPress={addCategory}>{m.console_category_add()}</RowButton>
        {above !== undefined && (
          <RowButton onPress={() => move(above)}>{m.console_move_up()}</RowButton>
        )}
        {below !== undefined && (
          <RowButton onPress={() => move(below)}>{m.console_move_down()}</RowButton>
        )}
        {products + businesses === 0 && (
          <RowButton onPress={askToRemove}>{m.console_remove()}</RowButton>
        )}
      </div>
      <ul aria-label={name} data-compact>
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} />
        ))}
      </ul>
    </details>
  );
}

function CategoryRow({ category }: { category: KnownCategory }) {
  const { id, products, industry_id: industryId, category_icon: icon } = category;
  const { name, other, otherLanguage } = namesOf(category.category_name, category.category_name_al);
  const { ask, open } = useConsole();

  const edit = () => open(<CategoryDialog category={category} industryId={industryId} />);
  const askToRemove = () => ask(removalOf('categories', id, name, m.console_remove_text()));

  return (
    <ConsoleRow
      icon={icon}
      actions={
        <>
          <RowButton onPress={edit}>{m.console_edit()}</RowButton>
          {products === 0 && <RowButton onPress={askToRemove}>{m.console_remove()}</RowButton>}
        </>
      }
    >
      <RowName>
        {name}{' '}
        <span lang={otherLanguage} className="font-normal text-ink-quiet">
          {other}
        </span>
      </RowName>
      <RowFacts>{m.console_products_count(counted(products))}</RowFacts>
    </ConsoleRow>
  );
}

type Level = 'industries' | 'categories';

const removalOf = (level: Level, id: number, name: string, text: string): Question => ({
  heading: m.console_remove_heading({ name }),
  text,
  success: m.console_removed({ name }),
  send: (api) => api(`DELETE /operator/${level}/{id}`, { params: { id } }),
});

function namesOf(english: string, albanian: string) {
  return spokenLanguage() === 'en'
    ? { name: english, other: albanian, otherLanguage: 'sq' }
    : { name: albanian, other: english, otherLanguage: 'en' };
}

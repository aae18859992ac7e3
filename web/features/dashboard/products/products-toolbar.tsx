import type { ListingState } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import { obstacles, type Tool, type Tools } from './selection-rules.ts';

/** In view along all the cards of a phone, unless the page's own bar is not sticky either. */
const toolsClass =
  'flex flex-wrap gap-2 max-nav:gap-1.5 max-nav:sticky max-nav:top-15 max-nav:z-2 max-nav:border-y max-nav:border-line max-nav:bg-surface max-nav:px-4.5 max-nav:py-2.5 max-nav:cramped:static';

interface Props {
  tools: Tools;
  onDelete: () => void;
  onLabels: () => void;
  onState: (state: ListingState) => void;
}

/** Actions on the selected listings. A disabled one stays focusable and says why. */
export function ProductsToolbar({ tools, onDelete, onLabels, onState }: Props) {
  const { product, package: pack, sale, state } = tools;
  const buttons: ToolProps[] = [
    { label: product.isEdit ? m.product_edit() : m.product_add(), tool: product, isMain: true },
    { label: m.products_delete(), tool: tools.delete, onPress: onDelete },
    {
      label: state.wanted === 'published' ? m.products_show() : m.products_hide(),
      tool: state,
      onPress: () => onState(state.wanted),
    },
    { label: m.products_labels(), tool: tools.labels, onPress: onLabels },
    { label: pack.isEdit ? m.package_edit() : m.package_add(), tool: pack },
    { label: sale.isEdit ? m.products_sale_edit() : m.products_sale_add(), tool: sale },
  ];
  const met = new Set(buttons.map(({ tool }) => tool.obstacle));
  const stoppedBy = (obstacle: Tool['obstacle']) =>
    buttons.filter(({ tool }) => tool.obstacle === obstacle).map(({ label }) => label);
  return (
    <div className={toolsClass}>
      {buttons.map((button) => (
        <ToolButton key={button.label} {...button} />
      ))}
      {/* On phones a press says it: the toolbar is in view along all the cards. */}
      <ul className="basis-full text-xs text-ink-quiet max-nav:hidden">
        {[...met].map(
          (obstacle) =>
            obstacle && (
              <li key={obstacle}>
                {stoppedBy(obstacle).join(', ')}: {obstacles[obstacle]()}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

interface ToolProps {
  label: string;
  tool: Pick<Tool, 'to' | 'obstacle'>;
  onPress?: () => void;
  isMain?: boolean;
}

function ToolButton({ label, tool: { to, obstacle }, onPress, isMain = false }: ToolProps) {
  const look = `${buttonClass(isMain ? 'main' : 'plain', 'small')} flex-none max-nav:px-3 aria-disabled:cursor-default aria-disabled:border-line! aria-disabled:bg-paper! aria-disabled:text-ink-quiet!`;
  if (to !== undefined) {
    return (
      <a href={to} className={look}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-disabled={obstacle !== undefined}
      onClick={() => {
        if (obstacle === undefined) onPress?.();
        else showDashboardToast({ kind: 'error', text: obstacles[obstacle](), id: 'products' });
      }}
      className={look}
    >
      {label}
    </button>
  );
}

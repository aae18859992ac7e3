import type { AppliedImport } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmButton } from '../../forms/confirm-button.tsx';
import { outcomeNames, outcomes } from './import-rows.tsx';

interface Props {
  applied: AppliedImport;
  undo: (id: number) => Promise<void>;
  isWriting: boolean;
}

export function ImportResult({ applied, undo, isWriting }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-s text-ink-quiet">
        {m.import_applied_on({ date: dayText(applied.applied_at) })}
      </p>
      <Drafts drafts={applied.drafts} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {outcomes.map((outcome) => (
          <div
            key={outcome}
            className="flex flex-col-reverse rounded-m border border-line bg-surface p-4"
          >
            <dt className="text-s text-ink-quiet">{outcomeNames[outcome]()}</dt>
            <dd className="text-xl tabular-nums">{applied.counts[outcome]}</dd>
          </div>
        ))}
      </dl>
      <KeptProducts intro={m.import_conflicts()} products={applied.conflicts} />
      {applied.undone_at !== null && (
        <p className="font-medium">{m.import_undone_on({ date: dayText(applied.undone_at) })}</p>
      )}
      {applied.undo_until !== null && (
        <ConfirmButton
          label={m.import_undo()}
          question={m.import_undo_question()}
          text={applied.undo ? m.import_undo_text(applied.undo) : ''}
          note={m.import_undo_until({ date: dayText(applied.undo_until) })}
          isBusy={isWriting}
          onConfirm={() => void undo(applied.id)}
        />
      )}
      {applied.undo && applied.undo_until === null && applied.undo.kept > 0 && (
        <p className="text-s text-ink-quiet">{m.import_undo_later({ count: applied.undo.kept })}</p>
      )}
    </div>
  );
}

/** Drafts that the import has left, each with what it lacks, and the way to finish them. */
function Drafts({ drafts }: Pick<AppliedImport, 'drafts'>) {
  if (drafts.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-3 rounded-m bg-sand p-4 text-s">
      <ButtonLink href={paths.finishDrafts} kind="main" size="large" label={m.finish_start()} />
      <details className="w-full">
        <summary className="min-h-6 cursor-pointer font-medium">
          {m.import_left_drafts({ count: drafts.length })}
        </summary>
        <ProductNotes
          products={drafts}
          noteOf={({ lacks }) => m.draft_lacks({ names: lacks.join(', ') })}
        />
      </details>
    </div>
  );
}

const reasons = {
  changed: m.import_reason_changed,
  deleted: m.import_reason_deleted,
  in_package: m.import_reason_in_package,
} as const;

interface KeptProductsProps {
  intro: string;
  products: readonly Required<ProductNote>[];
}

/** Products that an import or its undo has left unchanged, each with the reason. */
export function KeptProducts({ intro, products }: KeptProductsProps) {
  if (products.length === 0) return null;
  return (
    <div className="rounded-m bg-sand p-4 text-s">
      <p className="font-medium">{intro}</p>
      <ProductNotes products={products} noteOf={({ reason }) => `(${reasons[reason]()})`} />
    </div>
  );
}

interface ProductNote {
  product_id: number;
  product_name: string;
  reason?: keyof typeof reasons;
}

function ProductNotes<Noted extends ProductNote>(props: {
  products: readonly Noted[];
  noteOf: (product: Noted) => string;
}) {
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {props.products.map((product) => (
        <li key={product.product_id} className="wrap-anywhere">
          {product.reason === 'deleted' ? (
            product.product_name
          ) : (
            <a
              href={paths.editProduct(product.product_id)}
              className="underline underline-offset-4"
            >
              {product.product_name}
            </a>
          )}{' '}
          {props.noteOf(product)}
        </li>
      ))}
    </ul>
  );
}

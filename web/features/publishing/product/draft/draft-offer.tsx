import { m } from '@orendi/messages';
import { buttonClass } from '../../../../ui/button-class.ts';
import type { ProductDraft } from './product-drafts.ts';

interface Props {
  draft: ProductDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to continue with an unpublished draft. */
export function DraftOffer({ draft, onContinue, onDiscard }: Props) {
  const name = draft.values.product_name.trim();
  return (
    <section
      aria-label={m.product_draft_heading()}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-m bg-sand p-4"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{m.product_draft_heading()}</p>
        <p className="text-s wrap-anywhere text-ink-quiet">
          {name ? m.product_draft_named({ name }) : m.product_draft_nameless()}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onContinue} className={buttonClass('main')}>
          {m.product_draft_continue()}
        </button>
        <button type="button" onClick={onDiscard} className={buttonClass('plain')}>
          {m.product_draft_discard()}
        </button>
      </div>
    </section>
  );
}

import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';

const reasons = {
  changed: m.import_reason_changed,
  deleted: m.import_reason_deleted,
  in_package: m.import_reason_in_package,
} as const;

interface Props {
  intro: string;
  products: readonly {
    product_id: number;
    product_name: string;
    reason: keyof typeof reasons;
  }[];
}

/** Products that an import or its undo has left unchanged, each with the reason. */
export function KeptProducts({ intro, products }: Props) {
  if (products.length === 0) return null;
  return (
    <div className="rounded-m bg-sand p-4 text-s">
      <p className="font-medium">{intro}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {products.map(({ product_id: id, product_name: name, reason }) => (
          <li key={id} className="wrap-anywhere">
            {reason === 'deleted' ? (
              name
            ) : (
              <a href={paths.editProduct(id)} className="underline underline-offset-4">
                {name}
              </a>
            )}{' '}
            ({reasons[reason]()})
          </li>
        ))}
      </ul>
    </div>
  );
}

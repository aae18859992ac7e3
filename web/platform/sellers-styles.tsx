import { usePage } from './page-environment.tsx';

/** The style sheet of forms and sellers' pages; nothing on a page that began with it. */
export function SellersStyles() {
  const { styles, sellersStyles } = usePage().assets;
  if (styles.includes(sellersStyles)) return null;
  return <link rel="stylesheet" href={sellersStyles} precedence="sellers" />;
}

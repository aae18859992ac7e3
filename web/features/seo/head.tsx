import { htmlLanguages, languages, type Language } from '@orendi/contract/language';
import { usePage } from '../../page-environment.tsx';
import { previewAddress } from '../../ui/picture-source.ts';

interface Props {
  title: string;
  description: string;
  /** The page's one address, without a language. */
  path: string;
  /** The address of a stored picture, for previews of the link. */
  image?: string | null;
  /** Pages that hold nothing worth finding stay out of search engines. */
  isHidden?: boolean;
}

const locales = { al: 'sq_AL', en: 'en_GB' } as const satisfies Record<Language, string>;

/** What browsers, search engines and link previews read of a page. React moves it into the head. */
export function Head({ title, description, path, image, isHidden = false }: Props) {
  const { language, publicUrl } = usePage();
  const address = publicUrl + path;
  const inLanguage = (lang: Language) => `${address}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  const fullTitle = `${title} · Orendi`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {languages.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={htmlLanguages[lang]} href={inLanguage(lang)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:site_name" content="Orendi" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && <meta property="og:image" content={previewAddress(image)} />}
      {image && <meta property="og:image:alt" content={title} />}
      {image && <meta name="twitter:image" content={previewAddress(image)} />}
    </>
  );
}

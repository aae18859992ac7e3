import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useLanguage } from '../../page-environment.tsx';
import { paths } from '../../paths.ts';
import { Head } from '../seo/head.tsx';
import type { HomeSearch } from './home-search.ts';
import { homeTitle } from './home-title.ts';

interface Props {
  search: HomeSearch;
  industries: Industry[];
  banner: string | null;
}

export function HomeHead({ search, industries, banner }: Props) {
  const title = homeTitle(search, industries, useLanguage());
  return (
    <Head
      title={title ?? m.home_title()}
      description={title ? m.home_narrowed_description({ title }) : m.home_description()}
      path={paths.home(search)}
      image={banner}
      isHidden={search.query !== undefined}
    />
  );
}

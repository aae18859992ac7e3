import { htmlLanguages, languages } from '@orendi/contract/language';
import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import type { FieldState } from '../forms/use-form.ts';
import { type Mark, Marked } from './marked.tsx';

const labels = { al: m.profile_description_al, en: m.profile_description_en };
type DescriptionName = `description_${keyof typeof labels}`;

interface Props {
  form: {
    field: (name: DescriptionName) => FieldState;
    markOf: (name: DescriptionName) => Mark | undefined;
  };
  /** Leaves out the others. */
  only?: readonly string[];
}

/** A description in each language, that of the page first. */
export function DescriptionFields({ form: { field, markOf }, only }: Props) {
  const own = useLanguage();
  return languages
    .toSorted((one) => (one === own ? -1 : 1))
    .map((language) => ({ language, name: `description_${language}` as const }))
    .filter(({ name }) => only?.includes(name) ?? true)
    .map(({ language, name }) => (
      <Marked key={name} mark={markOf(name)}>
        <CountedTextField
          {...field(name)}
          label={labels[language]()}
          isRequired
          lang={htmlLanguages[language]}
          autoCapitalize="sentences"
          max={textLimits.description}
        />
      </Marked>
    ));
}

import { m } from '@orendi/messages';
import { Field } from '../../../ui/fields/field.tsx';
import type { useForm } from '../../forms/use-form.ts';

interface Props {
  form: Pick<ReturnType<typeof useForm<{ al: string; en: string }>>, 'field'>;
  isRequired?: boolean;
  max: number;
  look: string;
}

export function LanguageFields({ form, isRequired, max, look }: Props) {
  const languages = [
    ['al', 'sq', m.console_text_al()],
    ['en', 'en', m.console_text_en()],
  ] as const;
  return languages.map(([name, lang, label]) => {
    const { onText, error, ...field } = form.field(name);
    return (
      <Field key={name} label={label} isRequired={isRequired} error={error}>
        {(control) => (
          <textarea
            {...control}
            {...field}
            className={`${control.className} block py-3 ${look}`}
            lang={lang}
            maxLength={max}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
    );
  });
}

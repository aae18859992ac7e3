import { foldName } from '@orendi/contract/fold-name';
import { m } from '@orendi/messages';
import { ApiError } from '../../../platform/http/api-error.ts';

/** The name of an industry or a category in both languages. */
export interface Names {
  en: string;
  al: string;
}

interface Named {
  id: number;
  en: string;
  al: string | null;
}

/**
 * Names that stand in one list differ by more than case and accents, in each language.
 * @throws ApiError VALIDATION when another one has the name
 */
export function refuseTakenNames(others: Named[], { en, al }: Omit<Named, 'id'>): void {
  const isTaken = (name: string | null, names: (string | null)[]) =>
    name !== null && names.some((other) => other !== null && foldName(other) === foldName(name));
  const faults = [
    {
      path: 'name',
      isIn: isTaken(
        en,
        others.map((other) => other.en),
      ),
    },
    {
      path: 'nameAl',
      isIn: isTaken(
        al,
        others.map((other) => other.al),
      ),
    },
  ].flatMap(({ path, isIn }) =>
    isIn ? { path, sentence: (locale: 'al' | 'en') => m.api_name_taken({}, { locale }) } : [],
  );
  if (faults.length > 0) throw new ApiError('VALIDATION', { faults });
}

/** Both names in one text, as the audit log has them. */
export const sayNames = ({ en, al }: Omit<Named, 'id'>) => [en, al].filter(Boolean).join(' / ');

import { foldName } from '@orendi/contract/fold-name';
import { m } from '@orendi/messages';
import { ApiError } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';

export interface Names {
  en: string;
  al: string;
}

interface Named {
  id: number;
  en: string;
  al: string | null;
}

/** @throws ApiError VALIDATION when another one has the name in either language, whatever its case and accents */
export function refuseTakenNames(others: Named[], { en, al }: Omit<Named, 'id'>): void {
  const isTaken = (name: string | null, names: (string | null)[]) =>
    name !== null && names.some((other) => other !== null && foldName(other) === foldName(name));
  const paths = [
    ...(isTaken(
      en,
      others.map((other) => other.en),
    )
      ? ['name']
      : []),
    ...(isTaken(
      al,
      others.map((other) => other.al),
    )
      ? ['nameAl']
      : []),
  ];
  const faults = paths.map((path) => ({ path, sentence: say(m.api_name_taken) }));
  if (faults.length > 0) throw new ApiError('VALIDATION', { faults });
}

/** For the audit log. */
export const sayNames = ({ en, al }: Omit<Named, 'id'>) => [en, al].filter(Boolean).join(' / ');

/**
 * @param before null for the end
 * @throws ApiError NOT_FOUND when it is not among them
 */
export function placeBefore(ids: number[], id: number, before: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  if (before === id) return ids;
  const place = before === null ? others.length : others.indexOf(before);
  if (place < 0) throw new ApiError('NOT_FOUND');
  return others.toSpliced(place, 0, id);
}

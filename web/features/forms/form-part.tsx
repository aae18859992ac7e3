import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';

export function FormPart(part: { heading: string; children: ReactNode }) {
  return (
    <Section
      {...part}
      look="text-xl"
      className="flex flex-col gap-4 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0"
    />
  );
}

import type { PhoneForm, PhoneReadings } from '@orendi/contract/schemas/contact';
import { phoneDigits } from '@orendi/contract/limits';
import { useRef, useState } from 'react';
import { browserApiUntil } from '../../api/browser-api.ts';
import { ApiFailure } from '../../api/failure.ts';
import { useAfterPause } from '../../ui/use-after-pause.ts';

/** Milliseconds without typing after which a number is read. */
const pauseMs = 500;
/** A form is not held up for longer. */
const patienceMs = 3_000;

interface Question {
  field: string;
  /** Says at the field what is left to answer about a reading; null for nothing. */
  open: (reading: PhoneReadings) => string | null;
}

/**
 * The server's interpretation of a typed number, for forms to show or ask about; null while the number is short or not
 * read yet. Reading fails silently: a form can be sent without it.
 */
export function usePhoneReading(typed: PhoneForm, { field, open }: Question) {
  const key = JSON.stringify(typed);
  const asked = useRef('');
  const [known, setKnown] = useState<{ key: string; reading: PhoneReadings | null }>();
  const present = known?.key === key ? known.reading : null;

  useAfterPause(pauseMs, key, async (signal) => {
    const reading = await readTyped(typed);
    // An answer about an earlier text may come after that about this one.
    if (!signal.aborted) setKnown({ key, reading });
  });

  return {
    reading: present,
    /**
     * The reading, for sending the form.
     * @throws ApiFailure at the field, once for each text, while a question about it is open
     */
    settle: async (): Promise<PhoneReadings | null> => {
      const reading = present ?? (await readTyped(typed));
      const fault = reading && open(reading);
      if (!fault || asked.current === key) return reading;
      asked.current = key;
      setKnown({ key, reading });
      throw new ApiFailure(422, 'VALIDATION', fault, [{ path: field, msg: fault }]);
    },
  };
}

async function readTyped(body: PhoneForm): Promise<PhoneReadings | null> {
  if (body.phone.replaceAll(/\D/g, '').length < phoneDigits.min) return null;
  const api = browserApiUntil(AbortSignal.timeout(patienceMs));
  return api('POST /public/phone-readings', { body }).catch(() => null);
}

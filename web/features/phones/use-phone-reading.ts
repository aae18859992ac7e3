import type { PhoneForm, PhoneReadings } from '@orendi/contract/schemas/contact';
import { phoneDigits } from '@orendi/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createApi } from '../../api/create-api.ts';
import { ApiFailure } from '../../api/failure.ts';
import { browserSend } from '../../api/transport.ts';

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

  const read = useEffectEvent(() => readTyped(typed));
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const reading = await read();
      // An answer about an earlier text may come after that about this one.
      if (isLatest) setKnown({ key, reading });
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key]);

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
  const signal = AbortSignal.timeout(patienceMs);
  const api = createApi((path, init) => browserSend(path, { ...init, signal }));
  return api('POST /public/phone-readings', { body }).catch(() => null);
}

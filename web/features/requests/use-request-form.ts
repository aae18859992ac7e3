import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { ApiFailure } from '../../api/failure.ts';
import { paths } from '../../paths.ts';
import { createCaptcha } from './captcha/create-captcha.ts';
import type { FormField, FormValues } from './form-values.ts';
import { randomKey } from './random-key.ts';
import { useDraft } from './use-draft.ts';

export type FormErrors = Partial<Record<string, string>>;

/** A request form: its words and errors, and how it is sent. The words survive a reload and every failure. */
export function useRequestForm(type: ListingType, id: number) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [{ values, idempotencyKey }, draft] = useDraft(type, id, element);
  const [errors, setErrors] = useState<FormErrors>({});
  /** A sentence about the form as a whole. */
  const [failure, setFailure] = useState<string>();
  /** How often it was refused: each time the focus goes to the first broken field. */
  const [refusals, setRefusals] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [captcha] = useState(createCaptcha);
  const isBusy = useRef(false);

  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function change(changed: Partial<FormValues>): void {
    captcha.prepare();
    draft.write({ values: { ...values, ...changed }, idempotencyKey: null });
    const repaired = Object.keys(changed) as FormField[];
    setErrors({ ...errors, ...Object.fromEntries(repaired.map((field) => [field, undefined])) });
    setFailure(undefined);
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setErrors({});
    setFailure(undefined);
    try {
      await send(await solvedCaptcha());
      captcha.reset();
      draft.drop();
      await navigate(paths.requestSubmitted);
    } catch (error) {
      show(error);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  async function send(token: string): Promise<void> {
    const key = idempotencyKey ?? randomKey();
    draft.write({ values, idempotencyKey: key });
    await browserApi('POST /public/requests', {
      headers: { 'Idempotency-Key': key },
      body: { ...values, id, type, token },
    });
  }

  /** A captcha that cannot be solved is an error of the form; no network stays no network. */
  async function solvedCaptcha(): Promise<string> {
    try {
      return await captcha.token();
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      throw new ApiFailure(0, 'CAPTCHA', m.request_captcha_failed());
    }
  }

  function show(error: unknown): void {
    if (!(error instanceof ApiFailure)) {
      setFailure(m.failure_unknown());
      throw error;
    }
    const found = Object.fromEntries(error.errors.map(({ path, msg }) => [path, msg]));
    const isCaptcha = error.code === 'CAPTCHA' || found.recaptcha !== undefined;
    if (isCaptcha) captcha.reset();
    setErrors(found);
    setFailure(sentenceFor(error, isCaptcha));
    setRefusals((count) => count + 1);
  }

  return { element, values, errors, failure, isSending, change, submit };
}

/** What is said of the form as a whole: for broken fields the first one's sentence. */
function sentenceFor(error: ApiFailure, isCaptcha: boolean): string {
  if (isCaptcha) return m.request_captcha_failed();
  if (error.code === 'NETWORK') return m.request_network();
  const [first] = error.errors;
  return first === undefined ? error.message : m.request_check({ fault: first.msg });
}

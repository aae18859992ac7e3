import type { Api } from '@orendi/contract/client-types';
import type { ListingType } from '@orendi/contract/listings';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExplainedFailure } from '../../api/explain-failure.ts';
import { useApiCall } from '../../api/use-api-call.ts';
import { paths } from '../../paths.ts';
import { dismissToast } from '../../ui/toast.ts';
import { captchaField, createCaptcha } from './captcha/create-captcha.ts';
import { formFailure, hasNoServer, type FormFailure } from './form-failure.ts';
import type { FormField, FormValues } from './form-values.ts';
import { randomKey } from './random-key.ts';
import { useDraft } from './use-draft.ts';

export type FormErrors = Partial<Record<string, string>>;

const toastId = 'request';

/** A request form: its words and errors, and how it is sent. The words survive a reload and every failure. */
export function useRequestForm(type: ListingType, id: number) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [{ values, idempotencyKey }, draft] = useDraft(type, id, element);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<FormFailure>();
  /** How often it was refused: each time the focus goes to the first broken field. */
  const [refusals, setRefusals] = useState(0);
  const { call, isLoading } = useApiCall();
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
    dismissToast(toastId);
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setErrors({});
    setFailure(undefined);
    dismissToast(toastId);
    await call(send, { toastId, suppress: hasNoServer, onFailure: show });
    isBusy.current = false;
  }

  async function send(api: Api): Promise<void> {
    const token = await captcha.token();
    const key = idempotencyKey ?? randomKey();
    draft.write({ values, idempotencyKey: key });
    await api('POST /public/requests', {
      headers: { 'Idempotency-Key': key },
      body: { ...values, id, type, token },
    });
    captcha.reset();
    draft.drop();
    await navigate(paths.requestSubmitted);
  }

  function show(failed: ExplainedFailure): void {
    const found = Object.fromEntries(failed.errors.map(({ path, msg }) => [path, msg]));
    if (captchaField in found) captcha.reset();
    setErrors(found);
    setFailure(formFailure(failed));
    setRefusals((count) => count + 1);
  }

  return { element, values, errors, failure, isSending: isLoading, change, submit };
}

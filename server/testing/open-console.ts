import { type Answer, answerOf } from './answers.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { callsOf } from './own-catalogue.ts';
import { quickPasswords } from './quick-passwords.ts';
import { type FormValue, sendForm } from './send-form.ts';
import { type SignedUpOperator, signUpOperator } from './sign-up-operator.ts';

export { latestMail } from '../features/accounts/testing/mailed-link.ts';
export { turnOn } from '../features/accounts/testing/second-factor.ts';
export { drawLogo, profileFields } from '../features/businesses/testing/profile.ts';
export { openPushService } from '../platform/push/testing/open-push-service.ts';
export { sheetOf } from '../features/spreadsheets/testing/files.ts';
export { apply, callImport, preview } from '../features/spreadsheets/testing/import-calls.ts';
export { idOf, submitForm } from '../features/requests/testing/visitor.ts';

/** A shop with an operator, at a time that a test sets. */
export interface TestConsole {
  shop: TestShop;
  readonly operator: SignedUpOperator;
  /** Another operator takes over, whose codes nobody has counted. */
  takeOver(): Promise<void>;
  /** Lets the next code of the authenticator begin. */
  later(seconds?: number): void;
  send(method: string, path: string, body?: unknown): Promise<Response>;
  sendForm(method: string, path: string, fields: Record<string, FormValue>): Promise<Response>;
  /** The data of a call that must succeed. */
  read<Data>(path: string): Promise<Data>;
  /** What the operator did, the latest first: `action subject: details`. */
  log(): Promise<string[]>;
}

/** @param start the time that its clock stands at */
export async function openConsole({
  settings,
  services,
  start = new Date(),
}: Parameters<typeof openTestShop>[0] & { start?: Date } = {}): Promise<TestConsole> {
  let now = start;
  const shop = await openTestShop({
    settings,
    services: { clock: () => now, passwords: quickPasswords, ...services },
  });
  const later = (seconds = 30) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  let operator: SignedUpOperator;
  const takeOver = async () => {
    operator = await signUpOperator(shop);
    later();
  };
  await takeOver();
  const send = (method: string, path: string, body?: unknown) =>
    callsOf(shop, operator).send(method, `/operator${path}`, body);
  return {
    shop,
    get operator() {
      return operator;
    },
    takeOver,
    later,
    send,
    sendForm: (method, path, fields) =>
      sendForm(shop, operator, method, `/operator${path}`, fields),
    async read<Data>(path: string) {
      const response = await send('GET', path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return ((await answerOf<Data>(response)) satisfies Answer<Data>).data;
    },
    async log() {
      const entries = await shop.db
        .selectFrom('audit_entry')
        .select(['action', 'subject', 'details'])
        .where('actor', '=', operator.email)
        .orderBy('id', 'desc')
        .execute();
      return entries.map(({ action, subject, details }) => `${action} ${subject}: ${details}`);
    },
  };
}

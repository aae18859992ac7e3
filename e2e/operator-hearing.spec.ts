import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { keepWaiting, signInOperator } from './operator.ts';
import { expect, test } from './shop.ts';

const hearing = (page: Page, name: string) => page.getByRole('region', { name });

// Messages come through the service worker, which the other tests block.
test.use({ serviceWorkers: 'allow' });

test('an operator reads in red which shops let buyers wait, and on every page', async ({
  shop,
  page,
}) => {
  await keepWaiting('Punishtja e Vonuar');
  await signInOperator(page, 'al');
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['/operator/log', '/operator']) {
    await shop.open(path, 'al');
    const alarm = page.getByRole('alert').filter({ hasText: 'presin mbi 48 orë' });
    await expect(alarm).toContainText('Punishtja e Vonuar');
    await expect(alarm).toContainText('Telefonoji');
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an operator sends a test mail, and lets a device show what is urgent', async ({
  shop,
  page,
}) => {
  await signInOperator(page);
  // The browser of the tests shows no notifications, and reaches no push service.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test';
    let subscribed: object | null = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        subscribed = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed,
      subscribe: async () => (subscribed = subscription),
    });
  });
  await shop.open('/operator/mails');
  const panel = hearing(page, 'How you hear of it');
  await panel.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(panel.getByRole('status')).toContainText('the mail stayed on the server as a file');
  const device = panel.getByRole('switch', { name: 'Notify me on this device' });
  await device.click();
  await expect(device).toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  await device.click();
  await expect(device).not.toBeChecked();
  await shop.open('/operator/log');
  await expect(page.getByText('mail test')).toBeVisible();
});

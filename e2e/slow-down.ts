import type { Page } from '@playwright/test';

/**
 * 400 kbit/s and 400 ms latency, as a phone has in the mountains.
 * @param processor how many times slower than this machine the phone is
 */
export async function slowDown(page: Page, processor = 1): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (400 * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

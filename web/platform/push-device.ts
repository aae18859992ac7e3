/* Push messages to this device, whoever they are for. A browser has one subscription for all of them. */

const worker = '/push-worker.js';

/** Where the page of the watches of this device is kept. */
export const watchesKey = 'watches';

type Ability = 'impossible' | 'needs-home-screen' | 'denied' | 'possible';

/** Whether this browser can receive push messages while no page is open. */
export function pushAbility(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return isPlainIos() ? 'needs-home-screen' : 'impossible';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** iPhones and iPads support push only for pages added to the home screen, and offer no dialog to add them. */
export function isPlainIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Asks for permission, which browsers allow only during a user gesture. */
export async function subscribeDevice(
  loadKey: () => Promise<string>,
): Promise<PushSubscription | 'denied' | 'off'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await navigator.serviceWorker.register(worker);
  await navigator.serviceWorker.ready;
  const key = await loadKey();
  const old = await registration.pushManager.getSubscription();
  // Others may be told by it. One made with another server key can neither be used nor renewed.
  if (old && keyOf(old) === key) return old;
  await old?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return registration.pushManager.subscribe(options);
}

/** In base64url, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options?.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

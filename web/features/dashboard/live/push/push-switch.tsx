import type { PushSubscriptionForm } from '@orendi/contract/schemas/push';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../../api/failure.ts';
import { patientApi } from '../../../../api/patient-api.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { showDashboardToast } from '../../dashboard-toast.ts';

const hints: Partial<Record<PushState, () => string>> = {
  'needs-home-screen': m.push_home_screen,
  denied: m.push_denied,
};

/** Lets this device notify the seller of new requests while no page is open. Renders nothing if the browser cannot. */
export function PushSwitch({ businessId }: { businessId: number }) {
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const hint = hints[state];
  const isOn = state === 'on';

  useEffect(() => {
    let isShown = true;
    async function read() {
      const found = await readPushState(businessId);
      if (!isShown) return;
      setState(found);
      // The server forgets a device when its user signs out.
      if (found === 'on') await save(await findSubscription());
    }
    // Safe to ignore: requests are also reported by mail.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [businessId]);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      setState(await (isOn ? switchOff : switchOn)(businessId));
    } catch (error) {
      const text = error instanceof ApiFailure ? error.message : m.push_failed();
      showDashboardToast({ kind: 'error', text, id: 'push' });
    }
    setBusy(false);
  }

  if (state === 'unknown' || state === 'impossible') return null;
  return (
    <div className="border-t border-line px-4.5 py-2 text-s text-ink-quiet">
      {hint === undefined ? (
        <Switch isOn={isOn} isBusy={isBusy} onPress={() => void toggle()}>
          {m.push_switch()}
        </Switch>
      ) : (
        <p className="py-2">{hint()}</p>
      )}
    </div>
  );
}

const worker = '/push-worker.js';

/** Whether this browser can receive push messages while no page is open. */
type PushState = 'unknown' | 'impossible' | 'needs-home-screen' | 'denied' | 'off' | 'on';

/** Stored per business: several sellers may use one device. */
const choiceOf = (businessId: number) => `push-${businessId}`;

async function readPushState(businessId: number): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return isPlainIos() ? 'needs-home-screen' : 'impossible';
  }
  if (Notification.permission === 'denied') return 'denied';
  const isChosen = localStorage.getItem(choiceOf(businessId)) !== null;
  return isChosen && (await findSubscription()) !== null ? 'on' : 'off';
}

/**
 * Asks for permission, which browsers allow only during a user gesture.
 * @returns the resulting state
 */
async function switchOn(businessId: number): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await navigator.serviceWorker.register(worker);
  await navigator.serviceWorker.ready;
  const { key } = await patientApi('GET /private/push-key');
  const old = await registration.pushManager.getSubscription();
  // A subscription made with another server key cannot be renewed.
  await old?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await save(subscription);
  localStorage.setItem(choiceOf(businessId), '');
  return 'on';
}

async function switchOff(businessId: number): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription !== null) {
    const { endpoint } = subscription;
    await patientApi('DELETE /private/push-subscriptions', { body: { endpoint } });
    await subscription.unsubscribe();
  }
  localStorage.removeItem(choiceOf(businessId));
  return 'off';
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function save(subscription: PushSubscription | null): Promise<void> {
  const body = subscription?.toJSON() as PushSubscriptionForm | undefined;
  if (body) await patientApi('POST /private/push-subscriptions', { body });
}

/** iPhones and iPads support push only for pages added to the home screen. */
function isPlainIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

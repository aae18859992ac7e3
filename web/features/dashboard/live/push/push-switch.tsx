import type { PushSubscriptionForm } from '@orendi/contract/schemas/push';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../../api/failure.ts';
import { patientApi } from '../../../../api/patient-api.ts';
import {
  findSubscription,
  pushAbility,
  subscribeDevice,
  watchesKey,
} from '../../../../platform/push-device.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { showDashboardToast } from '../../dashboard-toast.ts';

const hints: Partial<Record<PushState, () => string>> = {
  'needs-home-screen': m.push_home_screen,
  denied: m.push_denied,
};

type Calls = 'private' | 'operator';

/**
 * Lets this device show messages while no page is open. Renders nothing if the browser cannot.
 * @param props.calls of a seller, or of an operator, whose business or own id it is
 */
export function PushSwitch({ calls, id }: { calls: Calls; id: number }) {
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const hint = hints[state];
  const isOn = state === 'on';

  useEffect(() => {
    let isShown = true;
    async function read() {
      const found = await readPushState(calls, id);
      if (!isShown) return;
      setState(found);
      // The server forgets a device when its user signs out.
      if (found === 'on') await save(calls, await findSubscription());
    }
    // Safe to ignore: everything is told by mail, too.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [calls, id]);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      setState(await (isOn ? switchOff : switchOn)(calls, id));
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

/** Whether this browser can receive push messages while no page is open. */
type PushState = 'unknown' | 'impossible' | 'needs-home-screen' | 'denied' | 'off' | 'on';

const operators = 'push-operator-';

/** Stored per business or operator: several may use one device. */
const choiceOf = (calls: Calls, id: number) => `${calls === 'operator' ? operators : 'push-'}${id}`;

async function readPushState(calls: Calls, id: number): Promise<PushState> {
  const ability = pushAbility();
  if (ability !== 'possible') return ability;
  const isChosen = localStorage.getItem(choiceOf(calls, id)) !== null;
  return isChosen && (await findSubscription()) !== null ? 'on' : 'off';
}

/** Asks for permission, which browsers allow only during a user gesture. */
async function switchOn(calls: Calls, id: number): Promise<PushState> {
  const subscription = await subscribeDevice(
    async () => (await patientApi(`GET /${calls}/push-key`)).key,
  );
  if (typeof subscription === 'string') return subscription;
  await save(calls, subscription);
  // A device is either a seller's or an operator's: the page of the other would silently take it back.
  for (const key of Object.keys(localStorage)) {
    const isOther = key.startsWith(operators) !== (calls === 'operator');
    if (key.startsWith('push-') && isOther) localStorage.removeItem(key);
  }
  localStorage.setItem(choiceOf(calls, id), '');
  return 'on';
}

async function switchOff(calls: Calls, id: number): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription !== null) {
    const { endpoint } = subscription;
    await patientApi(`DELETE /${calls}/push-subscriptions`, { body: { endpoint } });
    // The person's own watches need it.
    if (localStorage.getItem(watchesKey) === null) await subscription.unsubscribe();
  }
  localStorage.removeItem(choiceOf(calls, id));
  return 'off';
}

async function save(calls: Calls, subscription: PushSubscription | null): Promise<void> {
  const body = subscription?.toJSON() as PushSubscriptionForm | undefined;
  if (body) await patientApi(`POST /${calls}/push-subscriptions`, { body });
}

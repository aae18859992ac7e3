import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../../api/failure.ts';
import { patientApi } from '../../../../api/patient-api.ts';
import { showDashboardToast } from '../../dashboard-toast.ts';
import { readPushState, renewPush, switchOff, switchOn, type PushState } from './push-device.ts';

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
      if (found === 'on') await renewPush(patientApi);
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
      setState(await (isOn ? switchOff : switchOn)(patientApi, businessId));
    } catch (error) {
      const text = error instanceof ApiFailure ? error.message : m.push_failed();
      showDashboardToast({ kind: 'error', text, id: 'push' });
    }
    setBusy(false);
  }

  if (state === 'unknown' || state === 'impossible') return null;
  return (
    <div className="push-switch">
      {hint === undefined ? (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-busy={isBusy}
          onClick={() => void toggle()}
        >
          {m.push_switch()}
        </button>
      ) : (
        <p>{hint()}</p>
      )}
    </div>
  );
}

import { reminderKinds, type ReminderKind } from '@orendi/contract/leads';
import type { Reminders } from '@orendi/contract/schemas/account-data';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { Switch } from '../../../ui/switch.tsx';

const labels: Record<ReminderKind, () => string> = {
  waiting: m.account_reminders_waiting,
  follow_up: m.account_reminders_follow_up,
  morning: m.account_reminders_morning,
};

/** Turns each kind of reminder on or off, at once. */
export function ReminderSwitches({ reminders: stored }: { reminders: Reminders }) {
  const [reminders, setReminders] = useState(stored);
  const { call, isLoading } = useApiCall();

  async function toggle(kind: ReminderKind) {
    if (isLoading) return;
    const body = { ...reminders, [kind]: !reminders[kind] };
    const saved = await call((api) => api('PUT /private/account/reminders', { body }), {
      toastId: 'reminders',
    });
    if (saved) setReminders(saved);
  }

  return (
    <ul className="flex flex-col gap-1">
      {reminderKinds.map((kind) => (
        <li key={kind}>
          <Switch isOn={reminders[kind]} isBusy={isLoading} onPress={() => void toggle(kind)}>
            {labels[kind]()}
          </Switch>
        </li>
      ))}
    </ul>
  );
}

import type { SecurityEvent, SecurityEventKind } from '@orendi/contract/schemas/account-data';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { timeText } from '../../../platform/time-text.ts';
import { Button } from '../../forms/button.tsx';
import { FactList } from '../fact-list.tsx';
import { deviceName } from './device-of.ts';

/** How many are shown before all are asked for. */
const FIRST = 6;

export function SecurityEventList({ events }: { events: SecurityEvent[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, FIRST);
  return (
    <>
      <FactList
        rows={shown.map(({ id, kind, times, happened_at, ...event }) => ({
          id,
          name: (
            <>
              {words[kind]()}
              {times > 1 && (
                <span className="text-ink-quiet tabular-nums">
                  {m.account_event_times({ count: times })}
                </span>
              )}
            </>
          ),
          fact: `${timeText(happened_at)} · ${originOf(event)}`,
        }))}
      />
      {events.length > shown.length && (
        <Button onClick={() => setWhole(true)} className="mt-4">
          {m.account_events_all({ count: events.length })}
        </Button>
      )}
    </>
  );
}

function originOf(event: Pick<SecurityEvent, 'network' | 'user_agent'>): string {
  if (event.network === '') return m.account_event_operator();
  return m.account_event_origin({ device: deviceName(event), network: event.network });
}

const words: Record<SecurityEventKind, () => string> = {
  registered: m.account_event_registered,
  signed_in: m.account_event_signed_in,
  sign_in_failed: m.account_event_sign_in_failed,
  second_factor_failed: m.account_event_second_factor_failed,
  password_changed: m.account_event_password_changed,
  password_reset: m.account_event_password_reset,
  email_change_asked: m.account_event_email_change_asked,
  email_changed: m.account_event_email_changed,
  factor_added: m.account_event_factor_added,
  factor_removed: m.account_event_factor_removed,
  recovery_codes_renewed: m.account_event_recovery_codes_renewed,
  recovery_code_used: m.account_event_recovery_code_used,
  passkey_added: m.account_event_passkey_added,
  passkey_removed: m.account_event_passkey_removed,
};

import type { OwnRequest, RequestOutcome } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Button } from '../../forms/button.tsx';
import { useOwnCall } from './use-own-call.ts';

const answers = {
  yes: m.own_reached_yes,
  bought: m.own_reached_bought,
  no: m.own_reached_no,
} satisfies Record<RequestOutcome, () => string>;
/** Without the schema, which weighs more than the page. */
const outcomes = Object.keys(answers) as RequestOutcome[];

/** Asks whether the seller has reached the buyer; the answer can be changed. */
export function Reached({ token, request }: { token: string; request: OwnRequest }) {
  const { change, isLoading } = useOwnCall();
  const isAlive = useHydrated();

  const say = (outcome: RequestOutcome) =>
    change((api) =>
      api('POST /public/requests/{token}/outcome', { params: { token }, body: { outcome } }),
    );

  return (
    <section aria-labelledby="own-reached" className="rounded-l bg-sand p-5">
      <h2 id="own-reached" className="text-l wrap-anywhere">
        {m.own_reached({ seller: request.business.business_name })}
      </h2>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            isChosen={request.outcome === outcome}
            disabled={!isAlive || isLoading}
            onClick={() => void say(outcome)}
          >
            {answers[outcome]()}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="mt-3 text-s text-pretty text-ink-quiet">
        {request.outcome === null ? m.own_reached_hint() : m.own_reached_thanks()}
      </p>
    </section>
  );
}

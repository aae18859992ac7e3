import { m } from '@orendi/messages';

/** What happens after a request: nothing is bought here. */
export function OrderingSteps({ seller }: { seller: string }) {
  const steps = [m.detail_order_ask(), m.detail_order_answer({ seller }), m.detail_order_agree()];
  return (
    <div className="running-text max-w-text">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

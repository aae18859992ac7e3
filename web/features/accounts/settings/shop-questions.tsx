import type { ShopQuestion } from '@orendi/contract/schemas/shop-questions';
import { m } from '@orendi/messages';
import { useNavigate, useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { thumbFrame } from '../../catalogue/picture-frames.ts';
import { Button } from '../../forms/button.tsx';
import { counted } from '../../../platform/number-text.ts';
import { Section } from '../../../ui/section.tsx';

/** Asks about each of these shops whether it is the seller's; nothing when there are none. */
export function ShopQuestions({ questions }: { questions: readonly ShopQuestion[] }) {
  return questions.map((question) => <Question key={question.id} question={question} />);
}

function Question({ question }: { question: ShopQuestion }) {
  const { id, kind, business_name: name, address, logo, products, requests, becomes } = question;
  const isAlive = useHydrated();
  const answer = useAnswer(question);
  const isClaim = kind === 'claim';
  const text = { owner: m.shop_question_merge_owner, staff: m.shop_question_merge_staff }[becomes];

  return (
    <Section
      className="mb-8 rounded-l border border-line-strong bg-sand p-5 sm:p-7"
      heading={isClaim ? m.shop_question_claim() : m.shop_question_merge()}
      look="text-l text-balance"
    >
      <div className="mt-4 flex items-center gap-4">
        <div
          style={pictureColor(logo)}
          className="size-16 flex-none overflow-hidden rounded-m border border-line"
        >
          <Picture url={logo} alt="" frame={thumbFrame} />
        </div>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">
            <a href={paths.business(id, name)} className="underline underline-offset-4">
              {name}
            </a>
          </p>
          <p className="text-s">{address}</p>
          <p className="text-s tabular-nums">
            {m.console_products_count(counted(products))} · {m.insights_requests(counted(requests))}
          </p>
        </div>
      </div>
      <p className="mt-4 text-pretty">{isClaim ? m.shop_question_claim_text() : text({ name })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          kind="main"
          disabled={!isAlive}
          isBusy={answer.isLoading}
          onClick={() => answer.say(true)}
        >
          {isClaim ? m.shop_question_claim_yes() : m.shop_question_merge_yes()}
        </Button>
        <Button disabled={!isAlive || answer.isLoading} onClick={() => answer.say(false)}>
          {isClaim ? m.shop_question_claim_no() : m.shop_question_merge_no()}
        </Button>
      </div>
    </Section>
  );
}

/** Sends the answer; whoever has taken over a shop goes on to its dashboard. */
function useAnswer({ id, kind, business_name: name }: ShopQuestion) {
  const { renewUser } = usePage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { call, isLoading } = useApiCall();

  async function send(isYes: boolean): Promise<void> {
    const body = { kind, isYes };
    const saidYes = { claim: m.shop_question_claimed({ name }), merge: m.shop_question_agreed() };
    const isSent = await call(
      (api) => api('POST /auth/shop-questions/{id}', { params: { id }, body }).then(() => true),
      { success: isYes ? saidYes[kind] : m.shop_question_declined(), toastId: 'shop-question' },
    );
    // Also after a failure, as what was asked may be over.
    if (!isSent || kind === 'merge' || !isYes) return revalidate();
    await renewUser?.();
    await navigate(paths.dashboard);
  }

  return { isLoading, say: (isYes: boolean) => void send(isYes) };
}

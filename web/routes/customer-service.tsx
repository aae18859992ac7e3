import { m } from '@orendi/messages';
import { AsideCard } from '../features/reading/aside-card.tsx';
import { TextPage } from '../features/reading/text-page.tsx';
import { paths } from '../platform/paths.ts';

const steps = [
  m.service_step_find,
  m.service_step_ask,
  m.service_step_answer,
  m.service_step_agree,
];

interface Question {
  question: () => string;
  answer: () => string;
  link?: { path: string; text: () => string };
}

const questions: Question[] = [
  { question: m.service_pay_question, answer: m.service_pay_answer },
  { question: m.service_price_question, answer: m.service_price_answer },
  { question: m.service_delivery_question, answer: m.service_delivery_answer },
  { question: m.service_package_question, answer: m.service_package_answer },
  { question: m.service_account_question, answer: m.service_account_answer },
  {
    question: m.service_data_question,
    answer: m.service_data_answer,
    link: { path: paths.privacyPolicy, text: m.footer_privacy_policy },
  },
  { question: m.service_cancel_question, answer: m.service_cancel_answer },
  { question: m.service_silence_question, answer: m.service_silence_answer },
  { question: m.service_guarantee_question, answer: m.service_guarantee_answer },
];

export function Component() {
  return (
    <TextPage
      title={m.service_heading()}
      intro={m.service_intro()}
      path={paths.customerService}
      after={
        <AsideCard heading={m.service_more_heading()}>
          <p>{m.service_more_text()}</p>
          <p>
            <a href={paths.contactUs}>{m.footer_contact_us()}</a>
          </p>
        </AsideCard>
      }
    >
      <div className="running-text">
        <h2>{m.service_steps_heading()}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step()}>{step()}</li>
          ))}
        </ol>
        <p>
          <a href={paths.home()}>{m.contact_browse()}</a>
        </p>
        <h2>{m.service_questions_heading()}</h2>
        {questions.map(({ question, answer, link }) => (
          <section key={question()}>
            <h3>{question()}</h3>
            <p>
              {answer()}
              {link && (
                <>
                  {' '}
                  <a href={link.path}>{link.text()}</a>
                </>
              )}
            </p>
          </section>
        ))}
      </div>
    </TextPage>
  );
}

import { m } from '@orendi/messages';
import { Head } from '../features/seo/head.tsx';
import { TextPage } from '../features/shell/text-page.tsx';
import { paths } from '../paths.ts';

const steps = [
  m.service_step_find,
  m.service_step_ask,
  m.service_step_answer,
  m.service_step_agree,
];
const questions = [
  [m.service_pay_question, m.service_pay_answer],
  [m.service_delivery_question, m.service_delivery_answer],
  [m.service_account_question, m.service_account_answer],
  [m.service_silence_question, m.service_silence_answer],
] as const;

export function Component() {
  return (
    <TextPage title={m.service_heading()} intro={m.service_intro()}>
      <Head
        title={m.service_heading()}
        description={m.service_intro()}
        path={paths.customerService}
      />
      <h2>{m.service_steps_heading()}</h2>
      <ol>
        {steps
          .map((step) => step())
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ol>
      <h2>{m.service_questions_heading()}</h2>
      {questions.map(([question, answer]) => (
        <section key={question()}>
          <h3>{question()}</h3>
          <p>{answer()}</p>
        </section>
      ))}
    </TextPage>
  );
}

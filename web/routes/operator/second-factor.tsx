import { m } from '@orendi/messages';
import { redirect } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { FormPage } from '../../features/forms/form-page.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

export const loader = guarded('operator', async (_, { api }) => {
  const { authenticator } = await api('GET /auth/factors');
  if (authenticator !== null) throw redirect(paths.operator.health);
  return null;
});

/** Says to an operator without a second factor why the console is closed, and where to turn it on. */
export function Component() {
  return (
    <FormPage
      title={m.console_factor()}
      intro={m.console_factor_text()}
      path={paths.operator.secondFactor}
    >
      <p className="mb-8 text-pretty">{m.console_factor_how()}</p>
      <a href={paths.account} className={buttonClass('main', 'large')}>
        {m.console_factor_turn_on()}
      </a>
    </FormPage>
  );
}

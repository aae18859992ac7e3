import type { FirstSteps as Steps } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FirstStep } from '../../businesses/profile/first-steps.tsx';
import { consoleFrame } from '../console-page.tsx';
import { RowButton } from '../console-row.tsx';
import { useConsole } from '../use-console.tsx';

interface Step {
  step: keyof Steps['done'];
  name: string;
  hint?: string;
  path?: string;
  deed?: false | { step: 'backup' | 'assortment'; label: string; success: string };
}

/** The way from an empty shop to a marketplace that runs. Folded, it names the next one; in the end it goes away. */
export function FirstSteps({ steps: { done, hasBackupFolder } }: { steps: Steps }) {
  const { change } = useConsole();
  const all: Step[] = [
    { step: 'mail', name: m.console_step_mail(), path: paths.operator.mails },
    { step: 'identity', name: m.console_step_identity(), path: paths.operator.base },
    {
      step: 'backup',
      name: m.console_step_backup(),
      hint: hasBackupFolder ? m.console_step_backup_hint() : m.console_step_backup_unset(),
      deed: hasBackupFolder && {
        step: 'backup',
        label: m.console_step_backup_do(),
        success: m.console_backup_begun(),
      },
    },
    {
      step: 'assortment',
      name: m.console_step_assortment(),
      path: paths.operator.base,
      deed: {
        step: 'assortment',
        label: m.console_step_assortment_do(),
        success: m.console_step_noted(),
      },
    },
    { step: 'shop', name: m.console_step_shop(), path: paths.operator.businesses },
  ];
  const open = all.filter(({ step }) => !done[step]);
  const past = all.filter(({ step }) => done[step]);
  if (open.length === 0) return null;
  return (
    <section aria-label={m.console_steps()} className={`${consoleFrame} mb-4 sm:mb-6`}>
      <details className="group/steps">
        <summary className="flex min-h-13 items-center gap-x-4 px-4.5 py-3">
          <h2 className="text-m whitespace-nowrap">{m.console_steps()}</h2>
          <span className="min-w-0 grow truncate text-ink-quiet">{open[0]?.name}</span>
          <Icon name="down" className="size-5 shrink-0 group-open/steps:rotate-180" />
        </summary>
        <p className="px-4.5 pb-3 text-ink-quiet">{m.console_steps_text()}</p>
        <ol className="divide-y divide-line border-t border-line px-4.5">
          {open.map(({ step, name, hint, path, deed }) => (
            <FirstStep
              key={step}
              number={all.findIndex((one) => one.step === step) + 1}
              name={name}
              isDone={false}
              hint={hint}
            >
              {path && (
                <ButtonLink
                  href={path}
                  label={m.console_step_open()}
                  size="small"
                  aria-label={`${m.console_step_open()}: ${name}`}
                />
              )}
              {deed && (
                <RowButton
                  onPress={() =>
                    change((api) => api(`POST /operator/first-steps/${deed.step}`), deed.success)
                  }
                >
                  {deed.label}
                </RowButton>
              )}
            </FirstStep>
          ))}
        </ol>
        {past.length > 0 && (
          <details className="group border-t border-line px-4.5">
            <summary className="flex min-h-11 items-center gap-1 text-ink-quiet">
              {m.console_steps_done({ count: past.length })}
              <Icon name="down" className="size-5 group-open:rotate-180" />
            </summary>
            <ol className="pb-2">
              {past.map(({ step, name }) => (
                <FirstStep key={step} number={0} name={name} isDone />
              ))}
            </ol>
          </details>
        )}
      </details>
    </section>
  );
}

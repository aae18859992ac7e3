import {
  type Action,
  type CommandContext as ActionContext,
  type CommandLine,
  type Effect,
  type Exit,
  optionHelp,
  type OptionSpecs,
  type Plan,
  readOptions,
  refuseOperands,
  type RunContext as ActionRunContext,
  UsageError,
  yesOption,
} from '@orendi/server/features/operators/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Settings } from '@orendi/server/platform/settings';
import type { OpenGround, Shop } from '../open-shop.ts';

/** A command can also open a shop, or what is left of one. */
export interface CommandContext extends ActionContext {
  openShop(): Promise<Shop>;
  /** Opens everything that can be examined, whatever state it is in. */
  openGround(): Promise<OpenGround>;
  /** For commands that work where there is no shop. */
  readSettings(): Settings;
}

export interface Command {
  summary: string;
  effect: Effect;
  /** @param name by which it is called */
  help(name: string): string;
  /** @returns the exit code */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** A command that need not have a shop. */
export function command<const Specs extends OptionSpecs, Read>({
  summary,
  help,
  usage = '',
  listsOptions,
  effect,
  ...plan
}: Plan<Specs, Read> & {
  run(given: CommandLine<Specs> & Read, context: CommandContext & ActionRunContext): Promise<Exit>;
}): Command {
  const own: OptionSpecs = plan.options ?? {};
  const specs = (
    effect === 'destroys' ? { ...own, yes: own['yes'] ?? yesOption.yes } : own
  ) as Specs;
  return {
    summary,
    effect,
    help(name) {
      const examples = [usage]
        .flat()
        .map((rest) => `  npm run operator -- ${name} ${rest}`.trimEnd());
      const parts = [help, examples.join('\n'), listsOptions ? optionHelp(specs) : ''];
      return parts.filter(Boolean).join('\n\n');
    },
    async run(args, context) {
      const line = readOptions(args, specs);
      refuseOperands(line.operands.slice(plan.operands ?? 0));
      const given = { ...line, ...(await plan.read?.(line, context)) } as CommandLine<Specs> & Read;
      const isSure = 'yes' in line.options && line.options.yes === true;
      const askFirst = (deed: string) => {
        if (!isSure) throw new UsageError(`This ${deed}. Say --yes to do it.`);
      };
      return (await plan.run(given, { ...context, actor: commandLineActor(), askFirst })) ?? 0;
    },
  };
}

/** A command that works in the shop, which is open while it runs. */
export function shopCommand<const Specs extends OptionSpecs, Read>({
  run,
  ...plan
}: Action<Specs, Read>): Command {
  return command<Specs, Read>({
    ...plan,
    async run(given, context) {
      const { services, close } = await context.openShop();
      return run(services, given, context).finally(close);
    },
  });
}

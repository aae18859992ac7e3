import * as routes from '@orendi/contract/routes/operator-base';
import {
  listAssortment,
  removeIndustry,
  saveIndustry,
  type StockedIndustry,
} from '../../catalogue/index.ts';
import { UsageError } from '../command-line/read-options.ts';
import { showIndustry } from './show-base-data.ts';
import { action, numberLine } from './action.ts';
import {
  findIndustry,
  industryAction,
  nameOptions,
  placeOptions,
  readNames,
  readNewNames,
  readPlace,
  readTaker,
} from './assortment.ts';
import { consoleCall } from './console-call.ts';

export const industryActions = {
  'industry list': action({
    summary: 'list the industries, which are rooms on screen',
    help: 'Lists the industries in their order: id, name in both languages, how many categories, products and businesses.',
    effect: 'reads',
    async run({ db }, _, { print }) {
      for (const industry of await listAssortment(db)) {
        print(numberLine(industry.id, `${namesOf(industry)}: ${extentOf(industry)}`));
      }
    },
  }),

  'industry add': action({
    summary: 'add an industry',
    help: 'Adds an industry, at the end or before another one.',
    usage: '--en "Bathroom" --al "Banjo" [--before NAME]',
    effect: 'changes',
    call: consoleCall(routes.addIndustry, async ({ name: en, nameAl: al }, caller) => {
      const added = { id: null, names: { en, al } };
      return showIndustry(caller, await saveIndustry(caller.services, caller.actor, added));
    }),
    options: { ...nameOptions, ...placeOptions },
    read: ({ options }) => ({ names: readNames(options) }),
    async run(services, { names, options }, { actor, print }) {
      const before = await readPlace(options, services.db, findIndustry);
      const id = await saveIndustry(services, actor, { id: null, names, before: before ?? null });
      print(`Added: ${id}  ${names.en} · ${names.al}`);
    },
  }),

  'industry rename': industryAction({
    summary: 'rename an industry',
    help: 'Gives an industry another name, in one language or both. Pages and search follow at once.',
    usage: 'NAME_OR_ID --en NAME --al NAME',
    effect: 'changes',
    call: consoleCall(routes.changeIndustry, async ({ id, name: en, nameAl: al }, caller) => {
      await saveIndustry(caller.services, caller.actor, { id, names: { en, al } });
      return showIndustry(caller, id);
    }),
    options: nameOptions,
    read: ({ options }) => ({ names: readNewNames(options) }),
    async run(services, { found: { id }, names }, { actor, print }) {
      await saveIndustry(services, actor, { id, names });
      print(`It is ${namesOf(await findIndustry(services.db, String(id)))}.`);
    },
  }),

  'industry move': industryAction({
    summary: 'give an industry another place in the list',
    help: 'Puts an industry before another one, or at the end.',
    usage: ['NAME_OR_ID --before OTHER', 'NAME_OR_ID --last'],
    effect: 'changes',
    call: consoleCall(routes.moveIndustry, async ({ id, before }, { services, actor }) => {
      await saveIndustry(services, actor, { id, before });
    }),
    options: placeOptions,
    async run(services, { found: { id }, options }, { actor, print }) {
      const before = await readPlace(options, services.db, findIndustry);
      if (before === undefined) throw new UsageError('Say where to: --before OTHER, or --last.');
      await saveIndustry(services, actor, { id, before });
      const industries = await listAssortment(services.db);
      print(industries.map((industry) => industry.industry_name).join(', '));
    },
  }),

  'industry remove': industryAction({
    summary: 'remove an industry',
    help: `Removes an industry with its categories. What is in one goes into another one with --into: its categories with their
products, and the businesses; of two categories with one name the other industry's stays. Without --yes it only says
what would go.`,
    usage: ['NAME_OR_ID --yes', 'NAME_OR_ID --into OTHER --yes'],
    effect: 'destroys',
    call: consoleCall(routes.removeIndustry, ({ id }, { services, actor }) =>
      removeIndustry(services, actor, id, null),
    ),
    options: { 'into OTHER': 'the industry that takes what is in it' },
    async run(services, { found: industry, options }, { actor, askFirst, print }) {
      const [named, extent] = [namesOf(industry), extentOf(industry)];
      const isEmpty = industry.products + industry.businesses === 0;
      const contents = isEmpty ? null : `${extent} in ${named}`;
      const into = await readTaker(services.db, findIndustry, industry, options, contents);
      const taken = into ? `, which go into ${into.industry_name}` : '';
      askFirst(`removes ${named} with ${extent}${taken}`);
      await removeIndustry(services, actor, industry.id, into?.id ?? null);
      print(`Removed: ${named} with ${extent}${taken}.`);
    },
  }),
};

function namesOf({ industry_name: en, industry_name_al: al }: StockedIndustry): string {
  return al === null ? en : `${en} · ${al}`;
}

function extentOf({ categories, products, businesses }: StockedIndustry): string {
  return `${categories.length} categories, ${products} products, ${businesses} businesses`;
}

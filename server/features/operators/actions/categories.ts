import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { picture as pictureLimits, preview } from '@orendi/contract/limits';
import * as routes from '@orendi/contract/routes/operator-base';
import { CategoryForm } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { brokenField } from '../../../platform/http/api-error.ts';
import { pictureFault, readForm } from '../../../platform/http/uploads/read-form.ts';
import type { Media, ReadPicture } from '../../../platform/media/index.ts';
import { say } from '../../../platform/sentence.ts';
import {
  type Icon,
  listAssortment,
  readIcon,
  removeCategory,
  saveCategory,
} from '../../catalogue/index.ts';
import { fileFault } from '../command-line/file-fault.ts';
import { type Options, UsageError } from '../command-line/read-options.ts';
import { showCategory } from './show-base-data.ts';
import { action, numberLine, type RunContext } from './action.ts';
import {
  categoryAction,
  findCategory,
  findIndustry,
  type FoundCategory,
  nameOptions,
  placeOptions,
  readNames,
  readNewNames,
  readPlace,
  readTaker,
} from './assortment.ts';
import { type Caller, consoleCall } from './console-call.ts';

const industryOption = { 'industry NAME': 'the industry that it is in' };

const iconOptions = {
  'icon FILE': 'its icon: an SVG or a picture',
  'icon-of CATEGORY': 'the same icon as that category',
};

export const categoryActions = {
  'category list': action({
    summary: 'list the categories with their ids',
    help: 'Lists the categories: id, industry, name in both languages, how many products.',
    effect: 'reads',
    async run({ db }, _, { print }) {
      for (const industry of await listAssortment(db)) {
        for (const category of industry.categories) {
          const line = numberLine(category.id, sayCategory({ ...category, industry }));
          print(category.products > 0 ? `${line}: ${category.products} products` : line);
        }
      }
    },
  }),

  'category add': action({
    summary: 'add a category with its icon',
    help: `Adds a category to an industry. Its icon is an SVG or a picture, dark on white or on nothing, best a square; the page
fills its shape with a color of its own.`,
    usage: [
      '--industry NAME --en "Bathtubs" --al "Vaska" --icon FILE [--before OTHER]',
      '--industry NAME --en "Bathtubs" --al "Vaska" --icon-of CATEGORY',
    ],
    effect: 'changes',
    call: consoleCall(routes.addCategory, async (_, caller) => {
      const { icon, ...category } = await receiveCategory(caller);
      if (!icon) throw brokenField('icon', say(m.api_required));
      const added = { id: null, ...category, icon };
      return showCategory(caller, await saveCategory(caller.services, caller.actor, added));
    }),
    options: { ...industryOption, ...nameOptions, ...iconOptions, ...placeOptions },
    read: ({ options }) => ({ names: readNames(options) }),
    async run(services, { names, options }, context) {
      const { db } = services;
      const { id: industryId } = await findIndustry(db, options.industry);
      const icon = await readIconOption(options, services, context.folder);
      const before = await readPlace(options, db, findCategory);
      const added = { id: null, industryId, names, icon, before: before ?? null };
      const id = await saveCategory(services, context.actor, added);
      tell(context, await findCategory(db, String(id)));
    },
  }),

  'category rename': categoryAction({
    summary: 'rename a category',
    help: 'Gives a category another name, in one language or both. Pages and search follow at once.',
    usage: 'NAME_OR_ID --en NAME --al NAME',
    effect: 'changes',
    options: nameOptions,
    read: ({ options }) => ({ names: readNewNames(options) }),
    async run(services, { found: { id }, names }, context) {
      await saveCategory(services, context.actor, { id, names });
      tell(context, await findCategory(services.db, String(id)));
    },
  }),

  'category move': categoryAction({
    summary: 'put a category elsewhere in the list, or into another industry',
    help: `Puts a category before another one of its industry, or at the end; or into another industry, where its products go
with it and their sellers join that industry.`,
    usage: [
      'NAME_OR_ID --before OTHER',
      'NAME_OR_ID --last',
      'NAME_OR_ID --industry NAME [--before OTHER]',
    ],
    effect: 'changes',
    // The call renames it and changes its icon as well.
    call: consoleCall(routes.changeCategory, async ({ id }, caller) => {
      const { icon, ...changes } = await receiveCategory(caller);
      const changed = { id, ...changes, ...(icon && { icon }) };
      await saveCategory(caller.services, caller.actor, changed);
      return showCategory(caller, id);
    }),
    options: { ...industryOption, ...placeOptions },
    async run(services, { found: { id }, options }, context) {
      const { db } = services;
      const target =
        options.industry === undefined ? undefined : await findIndustry(db, options.industry);
      const before = await readPlace(options, db, findCategory);
      if (!target && before === undefined) {
        throw new UsageError('Say where to: --before OTHER, --last or --industry NAME.');
      }
      await saveCategory(services, context.actor, { id, industryId: target?.id, before });
      const moved = await findCategory(db, String(id));
      tell(context, moved);
      const { industry_name: industry, categories } = moved.industry;
      context.print(`${industry}: ${categories.map((each) => each.category_name).join(', ')}`);
    },
  }),

  'category icon': categoryAction({
    summary: 'give a category another icon',
    help: 'Gives a category another icon: an SVG or a picture, dark on white or on nothing, best a square.',
    usage: ['NAME_OR_ID --icon FILE', 'NAME_OR_ID --icon-of CATEGORY'],
    effect: 'changes',
    options: iconOptions,
    async run(services, { found: category, options }, { actor, folder, print }) {
      const icon = await readIconOption(options, services, folder);
      await saveCategory(services, actor, { id: category.id, icon });
      print(`${sayCategory(category)} has a new icon.`);
    },
  }),

  'category remove': categoryAction({
    summary: 'remove a category',
    help: `Removes a category. Its products go into another one with --into, in whichever industry that is; their sellers join
that industry. Without --yes it only says what would go.`,
    usage: ['NAME_OR_ID --yes', 'NAME_OR_ID --into OTHER --yes'],
    effect: 'destroys',
    call: consoleCall(routes.removeCategory, ({ id }, { services, actor }) =>
      removeCategory(services, actor, id, null),
    ),
    options: { 'into OTHER': 'the category that its products go into' },
    async run(services, { found: category, options }, { actor, askFirst, print }) {
      const [named, products] = [sayCategory(category), `${category.products} products`];
      const contents = category.products > 0 ? `${products} in ${named}` : null;
      const into = await readTaker(services.db, findCategory, category, options, contents);
      const taken = into ? `; its ${products} go into ${sayCategory(into)}` : '';
      askFirst(`removes the category ${named}${taken}`);
      await removeCategory(services, actor, category.id, into?.id ?? null);
      print(`Removed: ${named}${taken}.`);
    },
  }),
};

function sayCategory({ industry, ...category }: FoundCategory): string {
  const { category_name: en, category_name_al: al } = category;
  const names = [en, al].filter((name) => name !== null).join(' · ');
  return `${industry.industry_name}/${names}`;
}

function tell({ print }: Pick<RunContext, 'print'>, category: FoundCategory): void {
  print(`${category.id}  ${sayCategory(category)}`);
  const advice = labelAdvice(category);
  if (advice !== null) print(advice);
}

/** Advice about a category whose button on home reads like another one's, as long names are cut there; else null. */
function labelAdvice({ industry, ...category }: FoundCategory): string | null {
  for (const key of ['category_name', 'category_name_al'] as const) {
    const label = labelOf(category[key]);
    const twin = industry.categories.find(
      (other) => other.id !== category.id && label !== '' && labelOf(other[key]) === label,
    );
    if (twin)
      return `On home it reads “${label}…”, as “${twin[key]}” does: another first word helps.`;
  }
  return null;
}

const labelOf = (name: string | null) => [...(name ?? '')].slice(0, preview.categoryLabel).join('');

/** @throws UsageError when there is not exactly one of both, or it cannot be used */
async function readIconOption(
  { icon, 'icon-of': like }: Options<typeof iconOptions>,
  { db, media }: Services,
  folder: string,
): Promise<Icon> {
  if (icon !== undefined && like === undefined) {
    return { picture: await readIconFile(media, resolve(folder, icon)) };
  }
  if (like !== undefined && icon === undefined)
    return { sameAs: (await findCategory(db, like)).id };
  throw new UsageError('Say which icon: --icon FILE, or --icon-of CATEGORY.');
}

/**
 * @throws UsageError when it is neither an SVG nor a picture; StartError when the file cannot be read; ApiError when
 * there is no shape in it
 */
async function readIconFile(media: Media, path: string): Promise<ReadPicture> {
  try {
    return await readIcon(media, await readFile(path));
  } catch (error) {
    const fault = fileFault(path, error);
    if (!(fault instanceof UsageError)) throw fault;
    throw new UsageError(`${fault.message} An SVG is drawn without pictures in it.`);
  }
}

/**
 * Receives a category's form, whose icon may be an SVG, unlike other pictures.
 * @throws ApiError as `UploadSlot.readForm` does, and VALIDATION when there is no shape in the icon
 */
async function receiveCategory({ services: { media }, uploadSlot, request }: Caller) {
  const { sentence: tooLarge } = pictureFault('icon', 'too_large');
  const icon = { most: 1, surplus: 1, maxBytes: pictureLimits.maxBytes, tooLarge };
  const { form, pictures } = await readForm(
    await uploadSlot.receive(request, { icon }),
    CategoryForm,
    (field) => field === 'icon',
    (bytes) => readIcon(media, bytes),
  );
  const [picture] = pictures.values();
  const { name: en, nameAl: al, industryId } = form;
  return { names: { en, al }, industryId, icon: picture && { picture } };
}

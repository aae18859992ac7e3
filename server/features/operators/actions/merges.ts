import { askToMerge, mergeBusinesses, type MergePlan, planMerge } from '../../ownership/index.ts';
import type { Services } from '../../../services.ts';
import { action } from './action.ts';
import { UsageError } from '../command-line/read-options.ts';
import { requireBusinessNamed } from './find-business.ts';

export const mergeActions = {
  'business merge': action({
    summary: 'make two businesses one, where they are the same',
    help: `Makes the first business part of the second: all that it sells, with its requests and figures. Its profile goes; its number
and name lead to the second one, also in later imports. Without --yes it only says what would happen. Where both have an
owner, --ask asks both, and nothing happens before they agree; the owner of the first becomes staff of the second.`,
    usage: 'FROM INTO [--ask | --yes]',
    effect: 'destroys',
    options: { ask: 'ask both owners' },
    operands: 2,
    read: ({ operands: [from, into] }) => {
      if (from !== undefined && into !== undefined) return { from, into };
      throw new UsageError(
        'Name two businesses, or their ids: the first becomes part of the second.',
      );
    },
    async run(services, { from, into, options }, { actor, askFirst, print }) {
      const plan = await readPlan(services.db, from, into);
      if (options.ask) {
        const isAsked = await askToMerge(services, actor, plan);
        print(isAsked ? 'Both owners are asked.' : 'Nobody needs to be asked.');
        return;
      }
      if (plan.fault === 'unasked') {
        const { from: one, into: other } = plan;
        throw new UsageError(
          `The owner of ${one.name} ${agreement(one)}, that of ${other.name} ${agreement(other)}; --ask asks both.`,
        );
      }
      askFirst(describeMerge(plan));
      const fault = await mergeBusinesses(services, actor, plan.from.id, plan.into.id);
      if (fault) throw new UsageError('They have changed meanwhile; try again.');
      print(`${plan.from.name} is part of ${plan.into.name} now.`);
    },
  }),
};

/** @throws UsageError when one does not exist, or both can never be one */
async function readPlan(db: Services['db'], from: string, into: string): Promise<MergePlan> {
  const { id: fromId } = await requireBusinessNamed(db, from);
  const plan = await planMerge(db, fromId, (await requireBusinessNamed(db, into)).id);
  if (!plan) throw new UsageError('One of them is gone.');
  const refusals = {
    same: 'These are one business.',
    demo: 'A business of the demo goes with it: `demo remove`.',
    claimed: `Somebody waits to own ${plan.from.name}: \`invitation list\` shows whom to answer first.`,
  };
  const { fault } = plan;
  if (fault === null || fault === 'unasked') return plan;
  throw new UsageError(refusals[fault]);
}

const agreement = ({ agrees }: MergePlan['from']) =>
  agrees === null ? 'has not been asked' : `has ${agrees ? '' : 'not '}agreed`;

function describeMerge({ from, into, codes, lostUndo }: MergePlan): string {
  const { products, packages, requests, staff } = from;
  const sentences = [
    `makes ${from.name} (${from.id}) part of ${into.name} (${into.id}) for good, with ${products} products, ${packages} packages, ${requests} requests and ${staff} staff`,
    'Its profile, pictures, places of delivery and open invitations go',
  ];
  if (codes.length > 0) {
    const more = codes.length > 5 ? ', …' : '';
    sentences.push(
      `Both have products of the codes ${codes.slice(0, 5).join(', ')}${more} (${codes.length}): all stay, and those of the first end in “ (${from.id})”`,
    );
  }
  if (lostUndo !== undefined) {
    const { name, id } = lostUndo === from.id ? from : into;
    sentences.push(`The last import of ${name} (${id}) can no longer be undone`);
  }
  if (from.is_suspended !== into.is_suspended) {
    sentences.push(`What it sells is ${into.is_suspended ? 'hidden' : 'shown'} from then on`);
  }
  return sentences.join('. ');
}

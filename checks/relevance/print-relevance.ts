import { firstResults } from './ask-shop.ts';
import type { Outcome } from './measure-relevance.ts';

type Judged = Outcome & { recall: number };

/** A line for each group and one for all, then the queries that missed something, the worst first. */
export function printRelevance(outcomes: readonly Outcome[]): string {
  const judged = outcomes.filter((outcome): outcome is Judged => outcome.recall !== null);
  const groups = [...new Set(outcomes.map(({ group }) => group))];
  const lines = [...groups, 'All'].map((group) => {
    const asked = outcomes.filter((outcome) => group === 'All' || outcome.group === group);
    return lineOf(
      group,
      judged.filter((outcome) => asked.includes(outcome)),
      asked.length,
    );
  });
  const missed = judged.filter(({ recall }) => recall < 1).sort((a, b) => a.recall - b.recall);
  return [
    `${'Group'.padEnd(26)}${['judged', 'recall', 'whole', 'nothing'].map((head) => head.padStart(9)).join('')}`,
    ...lines,
    '',
    'recall: wanted ones among the first ten, of ten or of all there are; whole: queries where none is missing;',
    'nothing: queries for which this catalogue holds nothing, not judged',
    '',
    ...missed.map(missLine),
  ].join('\n');
}

function lineOf(group: string, judged: readonly Judged[], asked: number): string {
  const sum = judged.reduce((total, { recall }) => total + recall, 0);
  const whole = judged.filter(({ recall }) => recall === 1).length;
  const cells = [
    String(judged.length),
    share(sum, judged.length),
    share(whole, judged.length),
    String(asked - judged.length),
  ];
  return `${group.padEnd(26)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}

function missLine({ group, query, hits, wanted, others }: Judged): string {
  const seen = others.slice(0, 3).join(' · ') || 'nothing else';
  return `${group}: "${query}" ${hits} of ${Math.min(firstResults, wanted)}; also ${seen}`;
}

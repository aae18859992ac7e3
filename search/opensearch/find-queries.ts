import type { Found, Query } from '../engine.ts';
import type { QueryConcept } from '../words/analyse-query.ts';
import { all as allOf, conditionsOf, rowsOf } from './conditions.ts';
import { expandConcepts, listDoubtful, listWords } from './expand-concepts.ts';
import { findRows } from './find-rows.ts';
import { countOf, type SearchBody, totalOf } from './multi-search.ts';
import { type ExpandedQuery, saying, type SearchSource } from './search-body.ts';
import { createSpellings } from './spellings.ts';
import { openWordBook } from './word-book.ts';

/** A query, its current interpretation, and the answer to that. */
interface Asked extends ExpandedQuery {
  concepts: readonly QueryConcept[] | null;
  found: Found | null;
}

/**
 * Answers queries: by what matches the words as typed; if nothing does, by what matches all but the doubtful words; and
 * finally by what matches words that are nearly the same. Mostly that takes two requests, and one without words.
 * @throws SearchAway
 */
export async function findQueries(
  source: SearchSource,
  queries: readonly Query[],
): Promise<Found[]> {
  const { ask, options, worths } = source;
  const clauseOf = (where: object) => allOf(conditionsOf(options.fields, worths, { where }).base);
  const texts = [...new Set(queries.map(({ concepts }) => concepts ?? []))].flat();
  const book = await openWordBook(ask, listWords(texts));
  const spellings = createSpellings(ask, book, listDoubtful(texts));
  const all = queries.map((query): Asked => {
    return { query, concepts: query.concepts ?? null, expanded: null, found: null };
  });

  spellings.learnCounts(await answer(all, spellings.countBodies()));
  await spellings.learnProbable();
  await answer(all.filter(({ concepts }) => spellings.mayBeMistyped(listDoubtful(concepts ?? []))));

  const unanswered = await listUnanswered(all);
  const doubted = unanswered.filter(leaveDoubtful);
  await answer(doubted);
  const stillUnanswered = new Set(await listUnanswered(doubted));
  const hopeless = unanswered.filter(
    (one) => one.query.mayForgive !== false && (!doubted.includes(one) || stillUnanswered.has(one)),
  );
  await spellings.learnResembling(hopeless.flatMap(({ concepts }) => listDoubtful(concepts ?? [])));
  await answer(hopeless, [], true);
  return all.flatMap(({ found }) => found ?? []);

  async function answer(
    some: readonly Asked[],
    besides: readonly SearchBody[] = [],
    isForgiving = false,
  ) {
    for (const one of some) {
      if (one.concepts) {
        one.expanded = expandConcepts(one.concepts, book, spellings, isForgiving, clauseOf);
      }
    }
    const answers = await findRows(source, some, besides);
    for (const [place, one] of some.entries()) one.found = answers.found[place] ?? null;
    return answers.besides;
  }

  /** The queries whose words no row of the kind answers, whatever the other conditions. */
  async function listUnanswered(some: readonly Asked[]): Promise<Asked[]> {
    const empty = some.filter(({ concepts, found }) => concepts && found?.total === 0);
    const bodies = empty.map(({ query, expanded }) =>
      countOf(saying([rowsOf(query.kind)], expanded), 1),
    );
    const answers = await ask(bodies);
    return empty.filter((_, place) => totalOf(answers[place]) === 0);
  }
}

/** Drops the doubtful words, unless none or all of the words are doubtful; returns whether it did. */
function leaveDoubtful(asked: { concepts: readonly QueryConcept[] | null }): boolean {
  const certain = asked.concepts?.filter(({ isDoubtful }) => !isDoubtful) ?? [];
  if (certain.length === 0 || certain.length === asked.concepts?.length) return false;
  asked.concepts = certain;
  return true;
}

import { conflict, notFound } from './entry.ts'

export const ofSearch = {
  'no-such-search-word': notFound('This search word does not exist.'),
  'search-word-taken': conflict('There is a search word like this already.'),
  'search-words-full': conflict(
    ({ most }: { most: number }) =>
      `There are ${most} search words already. Delete one that nobody needs.`,
  ),
}

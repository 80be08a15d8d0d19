import { account } from '#web/words/en/account.ts'
import { headOf } from '../head.ts'
import { type Match, shopOf, wordsOf } from '../prepared.ts'

/** The head of an account's page; no search engine has any business here. */
export function accountHead(
  matches: readonly Match[],
  titleIn: (words: typeof account) => string,
  path: string,
) {
  const words = wordsOf(matches, 'account', account)
  const title = titleIn(words)
  return headOf({ ...shopOf(matches), title, description: words.title, path, isHidden: true })
}

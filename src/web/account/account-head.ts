import { account } from '#web/words/en/account.ts'
import { headOf } from '../head.ts'
import { type Match, shopOf } from '../prepared.ts'

/** The head of an account's page; no search engine has any business here. */
export const accountHead = (matches: readonly Match[], title: string, path: string) =>
  headOf({ ...shopOf(matches), title, description: account.title, path, isHidden: true })

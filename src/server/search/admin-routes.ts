import type * as adminCalls from '#contract/search/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { missedSearches } from './search-log.ts'
import { correct, forget, listed, preview, teach } from './search-words.ts'

export const searchAdminHandlers: Handlers<typeof adminCalls> = {
  listSearchWords: ({ shop }) => listed(shop),
  createSearchWord: ({ shop, c, input }) => teach(shop, actorOf(c), input),
  saveSearchWord: ({ shop, c, input }) => correct(shop, actorOf(c), input),
  async deleteSearchWord({ shop, c, input }) {
    await forget(shop, actorOf(c), input)
    return undefined
  },
  previewSearch: ({ shop, input }) => preview(shop, input.meant),
  listMissedSearches: ({ shop }) => missedSearches(shop),
}

import type * as calls from '#contract/saved-searches/calls.ts'
import type { SavedSearch } from '#contract/saved-searches/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pathOfSearch, savedQuery } from '#domain/listing/saved-search.ts'
import { policy } from '#domain/policy.ts'
import { refusal } from '#domain/refusals/list.ts'
import { lockAccount } from '../platform/db/locked.ts'
import { languageOfCall, personIn } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hashOf } from '../platform/secret.ts'
import { dropSearch, hushByLink, putSearch, type SearchRow, searchesOf } from './queries.ts'

const full = refusal('saved-searches-full', { most: policy.savedSearches })

export const savedSearchHandlers: Handlers<typeof calls> = {
  async listSavedSearches({ shop, c }) {
    return presented(await searchesOf(shop.db.read, personIn(c).id))
  },
  async saveSearch({ shop, c, input }) {
    const userId = personIn(c).id
    const query = savedQuery(new URLSearchParams(input.query))
    if (query === null) throw new ShopError('search-of-all')
    return shop.db.write(async (tx) => {
      await lockAccount(tx, userId)
      const own = await searchesOf(tx, userId)
      const isNew = own.every((one) => one.query !== query)
      if (isNew && own.length >= policy.savedSearches) throw new ShopError(full)
      const now = shop.now()
      await putSearch(tx, {
        ...{ user_id: userId, name: input.name, query, language: languageOfCall(c) },
        ...{ is_told: input.isTold ? 1 : 0, told_at: now, created_at: now },
      })
      return presented(await searchesOf(tx, userId))
    })
  },
  async removeSavedSearch({ shop, c, input }) {
    const userId = personIn(c).id
    return shop.db.write(async (tx) => {
      await dropSearch(tx, userId, input.id)
      return presented(await searchesOf(tx, userId))
    })
  },
  async hushSavedSearch({ shop, input }) {
    const isKnown = await shop.db.write((tx) => hushByLink(tx, hashOf(input.token)))
    if (!isKnown) throw new ShopError('unknown-link')
    return { message: 'You will get no more emails of this search.' }
  },
}

const presented = (rows: SearchRow[]): SavedSearch[] =>
  rows.map(({ id, name, query, is_told }) => ({
    ...{ id, name, query },
    path: pathOfSearch(new URLSearchParams(query)),
    isTold: is_told === 1,
  }))

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { generatePath, type Params, redirectDocument } from 'react-router'
import { getAccount } from '#contract/accounts/calls.ts'
import type { Account } from '#contract/accounts/types.ts'
import { ApiError } from '../api.ts'
import { queryFor } from '../cache.ts'
import { loadersFor } from '../loading.ts'
import { withNext } from '../sign-in/next-path.ts'

export const queryForAccount = () => queryFor(getAccount, {})

/** The loaders of an account's page: whoever is signed out goes to the sign-in screen and comes back. */
export function loadersOf(
  path: string,
  more?: (cache: QueryClient, person: Account, params: Params) => Promise<unknown>,
) {
  return loadersFor(async (cache, params) => {
    const here = generatePath(path, params)
    const person = await personOr(here, cache.fetchQuery(queryForAccount()))
    await more?.(cache, person, params)
  })
}

async function personOr(path: string, asked: Promise<Account>): Promise<Account> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw signInFirst(path)
    throw error
  }
}

/** A whole new page, which knows that nobody is signed in. */
export const signInFirst = (path: string) => redirectDocument(withNext('/login', path))

export function useAccount(): Account | undefined {
  return useQuery(queryForAccount()).data
}

/** Asks again for what a deed has changed. */
export function useRefresh() {
  const cache = useQueryClient()
  return (...asked: { queryKey: readonly unknown[] }[]) =>
    Promise.all(asked.map(({ queryKey }) => cache.invalidateQueries({ queryKey })))
}

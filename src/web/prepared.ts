import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { ShopProfile } from '#contract/settings.ts'
import { cacheOfBrowser, type Prepared } from './loading.ts'
import { unpack } from './packed-state.ts'

// biome-ignore lint/suspicious/noExplicitAny: any endpoint will do; its types come from inference.
type SomeEndpoint = Endpoint<any, any>

/** An answer that a page was prepared with, for its head: what the browser knows by now, else the server's. */
export function preparedAnswer<E extends SomeEndpoint>(
  prepared: Prepared | undefined,
  endpoint: E,
  input: InputOf<E>,
): AnswerOf<E> | undefined {
  const { path, query } = addressOf(endpoint, input)
  const key = query ? `${path}?${query}` : path
  const known =
    typeof document === 'undefined' ? undefined : cacheOfBrowser().getQueryData<AnswerOf<E>>([key])
  const brought = prepared && unpack(prepared.state)[key]
  return known ?? (brought as AnswerOf<E> | undefined) // Put there by asking(endpoint).
}

type RootData = Prepared & { publicUrl: string }
export type Match = { id: string; loaderData?: unknown } | undefined

/** What every head needs of the root's loader: the shop's name and its public address. */
export function shopOf(matches: readonly Match[]): { shopName: string; publicUrl: string } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const shop = preparedAnswer(root, endpoints.getShop, {})
  return { shopName: shop?.name ?? '', publicUrl: root?.publicUrl ?? '' }
}

/** What the shop says of itself, for a head that tells more than its name. */
export function profileOf(matches: readonly Match[]): ShopProfile | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return preparedAnswer(root, endpoints.getShop, {})
}

/** Waits for work, but never longer than so many ms: a page that comes soon needs no skeleton. */
export function atMost(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])
}

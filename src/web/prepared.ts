import { type AnswerOf, type AnyEndpoint, addressOf, type InputOf } from '#contract/endpoint.ts'
import * as settingsCalls from '#contract/settings/calls.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import type { Language } from '#domain/language.ts'
import { cacheOfBrowser, type Prepared } from './loading.ts'
import { type Words, wordsIn } from './words/words.ts'

/** An answer that a page was prepared with, for its head: what the browser knows by now, else the server's. */
export function preparedAnswer<E extends AnyEndpoint>(
  prepared: Prepared | undefined,
  endpoint: E,
  input: InputOf<E>,
): AnswerOf<E> | undefined {
  const { path, query } = addressOf(endpoint, input)
  const key = query ? `${path}?${query}` : path
  const known =
    typeof document === 'undefined' ? undefined : cacheOfBrowser().getQueryData<AnswerOf<E>>([key])
  const brought = prepared?.state.answers?.[key]
  return known ?? (brought as AnswerOf<E> | undefined) // Put there by asking(endpoint).
}

type RootData = Prepared & { publicUrl: string; language: Language }
export type Match = { id: string; loaderData?: unknown } | undefined

const rootOf = (matches: readonly Match[]) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** What every head needs of the root's loader: the shop's name, its public address and the language. */
export function shopOf(matches: readonly Match[]) {
  const { publicUrl = '', language = 'en' } = rootOf(matches) ?? {}
  return { shopName: profileOf(matches)?.name ?? '', publicUrl, language }
}

/** What the shop says of itself, for a head that tells more than its name. */
export const profileOf = (matches: readonly Match[]): ShownShop | undefined =>
  preparedAnswer(rootOf(matches), settingsCalls.getShop, {})

/** The words of one screen for its head. */
export const wordsOf = <Name extends keyof Words>(
  matches: readonly Match[],
  name: Name,
  english: Words[Name],
) => wordsIn(rootOf(matches)?.language ?? 'en', name, english)

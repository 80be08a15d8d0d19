import { createElement, type ReactElement, type ReactNode } from 'react'
import { LanguageContext, useLanguage } from '#web/words/words.ts'

/** How much is remembered, in characters: some hundred cards and grids of them. */
const most = 2_000_000

type Server = {
  draw: (part: ReactElement) => string
  /** Tells long texts apart in few characters. */
  digest: (text: string) => string
}

let server: Server | undefined
const drawn = new Map<string, string>()
let held = 0

/** Called by the server alone. */
export function keepWith(means: Server) {
  server = means
}

type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands inside an element and depends on its properties and the language alone, such as a card of a
 * saree: the server draws it once and remembers the HTML under all that it was drawn from, so that a page
 * of such parts costs little. Browsers draw the same as children. `name` tells the kinds apart.
 */
export function useKept<Props extends object>(name: string, part: ReactElement<Props>): Contents {
  const language = useLanguage()
  if (!server) return { children: part }
  const key = `${name} ${language} ${signOf(part.props, server)}`
  const known = drawn.get(key)
  const html = known ?? server.draw(createElement(LanguageContext, { value: language }, part))
  remember(key, html, known !== undefined)
  return { dangerouslySetInnerHTML: { __html: html } }
}

/** The one that nobody asked for the longest time is first, and goes first. */
function remember(key: string, html: string, isKnown: boolean) {
  if (isKnown) drawn.delete(key)
  else held += html.length
  drawn.set(key, html)
  for (const [oldest, { length }] of drawn) {
    if (held <= most) return
    drawn.delete(oldest)
    held -= length
  }
}

const digests = new WeakMap<object, string>()

/** The same for equal values. Answers are shared by many pages and never change: each is read once. */
function signOf(value: object, means: Server): string {
  const signs = Object.entries(value).map(([name, inside]) => `${name}=${signOfOne(inside, means)}`)
  return signs.join('&')
}

function signOfOne(value: unknown, means: Server): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map((inside) => signOfOne(inside, means)).join()}]`
  const known = digests.get(value)
  if (known) return known
  const digest = means.digest(JSON.stringify(value))
  digests.set(value, digest)
  return digest
}

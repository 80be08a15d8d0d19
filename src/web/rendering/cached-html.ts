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
export function cacheHtmlWith(means: Server) {
  server = means
}

type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands inside an element and depends on its properties and the language alone, such as a card of a
 * saree: the server draws it once and remembers the HTML under all that it was drawn from, so that a page
 * of such parts costs little. Browsers draw the same as children. `name` tells the kinds apart.
 */
export function useCachedHtml<Props extends object>(
  name: string,
  part: ReactElement<Props>,
): Contents {
  const language = useLanguage()
  if (!server) return { children: part }
  const means = server
  const signs = Object.entries(part.props).map(([prop, value]) => `${prop}=${signOf(value, means)}`)
  const key = `${name} ${language} ${signs.join('&')}`
  const draw = () => means.draw(createElement(LanguageContext, { value: language }, part))
  return { dangerouslySetInnerHTML: { __html: recall(key) ?? remember(key, draw()) } }
}

/** Whatever was asked for last goes last. */
function recall(key: string): string | undefined {
  const html = drawn.get(key)
  if (html === undefined) return undefined
  drawn.delete(key)
  drawn.set(key, html)
  return html
}

function remember(key: string, html: string): string {
  drawn.set(key, html)
  held += html.length
  for (const [oldest, { length }] of drawn) {
    if (held <= most) break
    drawn.delete(oldest)
    held -= length
  }
  return html
}

const digests = new WeakMap<object, string>()

/** The same for equal values. Answers are shared by many pages and never change: each is read once. */
function signOf(value: unknown, means: Server): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map((inside) => signOf(inside, means)).join()}]`
  const known = digests.get(value)
  if (known) return known
  const digest = means.digest(JSON.stringify(value))
  digests.set(value, digest)
  return digest
}

import { createElement, type ReactElement, type ReactNode } from 'react'
import { LanguageContext, useLanguage } from '#web/words/words.ts'

/** About four kilobytes each. */
const most = 1000

let draw: ((part: ReactElement) => string) | undefined
const drawn = new Map<string, string>()

/** Called by the server alone, with what makes the HTML of a part. */
export function keepWith(renderToString: (part: ReactElement) => string) {
  draw = renderToString
}

type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands inside an element and depends on its properties and the language alone, such as a card of a
 * saree: the server draws it once and remembers the HTML under all that it was drawn from, so that a page
 * of such parts costs little. Browsers draw the same as children. `name` tells the kinds apart.
 */
export function useKept<Props extends object>(name: string, part: ReactElement<Props>): Contents {
  const language = useLanguage()
  if (!draw) return { children: part }
  const key = `${name} ${language} ${JSON.stringify(part.props)}`
  const known = drawn.get(key)
  drawn.delete(key)
  const html = known ?? draw(createElement(LanguageContext, { value: language }, part))
  // The one that nobody asked for the longest time is first.
  drawn.set(key, html)
  if (drawn.size > most) drawn.delete(drawn.keys().next().value ?? '')
  return { dangerouslySetInnerHTML: { __html: html } }
}

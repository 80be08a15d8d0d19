/** The scripts that stand in a page itself, as text. */
export type PageScripts = { hint: string; language: string; letters: string; defer: string }

const starts = /<script(?=[^<>]* type="module")(?![^<>]* src=)[^<>]*>/
const preloads = /<link rel="modulepreload" href="([^"<]+)"[^<>]*\/>/g
const ending = '</script>'

/**
 * What one sees comes before what one may do: the modules of a shared page are fetched once its largest picture is
 * painted, with the visitor's first sign of life, or soon after everything has loaded. Links and forms work meanwhile,
 * and what is asked of a part too early is remembered (scripts/defer.ts). A page without a start is left as it is.
 */
export function deferScripts(html: string, nonce: string, { defer }: PageScripts): string {
  const start = starts.exec(html)
  const begin = start ? start.index + start[0].length : 0
  const end = html.indexOf(ending, begin)
  if (!start || end === -1) return html
  const modules = [...html.matchAll(preloads)].map(([, address]) => address).join(' ')
  const waiting = `<script nonce="${nonce}" type="text/plain">${html.slice(begin, end)}${ending}`
  const waker = `<script nonce="${nonce}" data-modules="${modules}">${defer}${ending}`
  const [before, after] = [html.slice(0, start.index), html.slice(end + ending.length)]
  return before.replaceAll(preloads, '') + waiting + waker + after.replaceAll(preloads, '')
}

/** Lets the first paint of a page that is the same for everybody show what the browser remembers of its visitor. */
export const showHint = (html: string, nonce: string, { hint, ...rest }: PageScripts) =>
  first(html, nonce, [hint, ...ofEveryPage(html, rest)])

/** Lets any other page remember the language that is chosen on it. */
export const keepLanguage = (html: string, nonce: string, scripts: PageScripts) =>
  first(html, nonce, ofEveryPage(html, scripts))

const indian = /<html[^<>]* lang="(?!en)/

/** A page in letters that a system may not have waits for them. */
const ofEveryPage = (html: string, { language, letters }: Omit<PageScripts, 'hint'>) =>
  indian.test(html) ? [language, letters] : [language]

const first = (html: string, nonce: string, texts: string[]) =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${texts.join('\n')}${ending}`)

import { ShopError } from '#domain/errors.ts'
import { type Language, languageOf, languages, localeOf, pathIn } from '#domain/language.ts'
import { brokenPageWords } from './broken-page-words.ts'
import { problem } from './problem.ts'
import type { Call } from './request.ts'

/** What a visitor sees when the pages themselves fail: needs nothing that could be missing. */
export const brokenPage = (c: Call) => plainPage(c, 500, 'broken')

/** What a visitor sees while there is too much to do for a fresh page. */
export const busyPage = (c: Call) => plainPage(c, 503, 'busy')

/**
 * Answers an error that nothing caught: whoever asked for a page and met a fault of ours, a database that is away among
 * them, reads a page in their language; everything else gets problem details.
 */
export function answerError(c: Call, error: unknown): Response {
  const told = problem(c, error)
  if (told.status < 500 || !isPageAsked(c)) return told
  const isBusy = error instanceof ShopError && error.refusal === 'shop-busy'
  const why = isBusy ? 'busy' : told.status === 503 ? 'away' : 'broken'
  const page = plainPage(c, told.status, why)
  for (const name of ['Cache-Control', 'Retry-After']) {
    const value = told.headers.get(name)
    if (value !== null) page.headers.set(name, value)
  }
  return page
}

const isPageAsked = ({ req }: Call) =>
  !/^\/(?:api|uploads)\//.test(req.path) && /\btext\/html\b/.test(req.header('accept') ?? '')

function plainPage(c: Call, status: number, why: 'broken' | 'busy' | 'away'): Response {
  const language = languageOfCall(c)
  const { tryAgain, home, [why]: said } = brokenPageWords[language]
  const html = `<!doctype html>
<html lang="${localeOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${said.title}</title>
<h1>${said.title}</h1>
<p>${said.text}</p>
<p><a href="">${tryAgain}</a> · <a href="${pathIn(language, '/')}">${home}</a></p>
</html>
`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** The language of the address; at one that names none, what the browser asks for first. */
function languageOfCall({ req }: Call): Language {
  const ofAddress = languageOf(req.path)
  if (ofAddress !== 'en') return ofAddress
  const [preferred = ''] = (req.header('accept-language') ?? '').split(/[-,;]/)
  return languages.find((language) => language === preferred.trim().toLowerCase()) ?? ofAddress
}

import { createHash } from 'node:crypto'
import { formatPaise, type Paise } from '#domain/money.ts'
import { escapeHtml } from '../platform/mail/layout.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'
import {
  discountText,
  footTexts,
  heads,
  headTexts,
  lineTexts,
  partyTexts,
  rateTexts,
  sellerName,
  sellerTexts,
  signatureTexts,
  stampOf,
  sumTexts,
  type Told,
  taxSums,
  titleOf,
  toldOf,
  totalSum,
} from './words/document-texts.ts'
import type { Labels } from './words/labels.ts'

/** Print and screen alike; a phone shows the lines one below the other, each figure with its name. */
const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}h1{font-size:1.4rem}h2{font-size:1.1rem}address{font-style:normal}p{margin:.3rem 0}table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{padding:.4rem;text-align:start;vertical-align:top;border-top:1px solid #999}.n{text-align:end;white-space:nowrap}tbody th{font-weight:400;min-width:10rem}.w{overflow-x:auto}small{display:block}@media screen and (width<40rem){.w thead{display:block;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.w tr{display:block;border-top:1px solid #999;padding:.4rem 0}.w :is(td,tbody th){display:flex;justify-content:space-between;gap:1rem;border:0;padding:.1rem 0}.w tbody th{display:block;font-weight:600}.w small{font-weight:400}.w td::before{content:attr(data-label);font-weight:400;text-align:start;white-space:normal}.w td:empty{display:none}}'

/** Nothing runs and nothing is loaded; this one style alone holds. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; sandbox`

/** A document as a page that is read aloud and printed: the same texts as its PDF, with headings and row headers. */
export function documentPage(
  document: DocumentRow,
  lines: readonly DocumentLine[],
  labels: Labels,
): string {
  const told = toldOf(document, lines, labels)
  const title = escapeHtml(titleOf(told))
  return `<!doctype html>
<html lang="${told.say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>
${[heading(told, title), parties(told), rows(told), sums(told), foot(told)].join('\n')}
</main></body></html>
`
}

const paragraphs = (texts: readonly (string | undefined)[]) =>
  texts
    .filter((text) => text)
    .map((text) => `<p>${escapeHtml(text ?? '')}</p>`)
    .join('\n')

const heading = (told: Told, title: string) =>
  `${paragraphs([stampOf(told), told.terms.note])}
<h1>${title}</h1>
<address>${[sellerName(told), ...sellerTexts(told)].map(escapeHtml).join('<br>')}</address>
${paragraphs(headTexts(told))}`

function parties(told: Told): string {
  const { label, names, texts } = partyTexts(told)
  return `<h2>${escapeHtml(label)}</h2>
${paragraphs([...names, ...texts])}`
}

function rows(told: Told): string {
  const { lines, say } = told
  if (lines.length === 0) return ''
  const names = heads.map((name) => escapeHtml(say.label(name)))
  const head = names.map((name, at) => `<th scope="col"${at > 0 ? ' class="n"' : ''}>${name}</th>`)
  const body = lines.map((line) => {
    const { name, figures, facts } = lineTexts(told, line)
    const small = facts && `<small lang="en">${escapeHtml(facts)}</small>`
    const cells = figures.map((figure, at) => {
      const label = names[at + 1] ?? ''
      return `<td class="n" data-label="${label}">${figure}</td>`
    })
    return `<tr><th scope="row">${escapeHtml(name)}${small}</th>${cells.join('')}</tr>`
  })
  return `<div class="w" role="region" tabindex="0" aria-label="${escapeHtml(say.label('description'))}">
<table><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

function sums(told: Told): string {
  const row = ([label, paise]: readonly [string, Paise]) =>
    `<tr><th scope="row">${escapeHtml(label)}</th><td class="n">${formatPaise(paise)}</td></tr>`
  return `${paragraphs(rateTexts(told))}
<table><tbody>
${[...taxSums(told), totalSum(told)].map(row).join('\n')}
</tbody></table>
${paragraphs([discountText(told), ...sumTexts(told)])}`
}

const foot = (told: Told) => paragraphs([...footTexts(told), ...signatureTexts(told)])

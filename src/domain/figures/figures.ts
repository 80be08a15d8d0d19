/** What the owner may write in braces in a text of hers; where the text is shown stands what holds at that moment. */
export const figureNames = [
  ...(['free delivery', 'delivery cost', 'delivery cost in brief'] as const),
  ...(['free above', 'delivery fee', 'days in India', 'days abroad'] as const),
  ...(['return days', 'damage hours', 'hold hours', 'shop hours'] as const),
] as const
export type FigureName = (typeof figureNames)[number]

/** What each says now, in one language; null where there is nothing to say: no amount above which delivery is free. */
export type Figures = Record<FigureName, string | null>

/** As it is written in a text. */
export const slotOf = (name: FigureName) => `{${name}}`

const slot = /\{((?:[^{}<>\n&]|&nbsp;)+)\}/g

const spaces = /(?:\s|&nbsp;)+/g
const plainName = (written: string) => written.replace(spaces, ' ').trim().toLowerCase()
const byPlainName = new Map<string, FigureName>(
  figureNames.map((name) => [name.toLowerCase(), name]),
)
const nameOf = (written: string) => byPlainName.get(plainName(written))

/** Those that a text names. */
export const figuresIn = (text: string): FigureName[] => [
  ...new Set([...text.matchAll(slot)].flatMap(([, written = '']) => nameOf(written) ?? [])),
]

/** What stands in braces and is none of them, as it is written. */
export const unknownIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(slot)].flatMap(([whole, written = '']) => (nameOf(written) ? [] : whole)),
  ),
]

/** Whether a text is made of them alone, so that it needs no words in any language. */
export const isOnlyFigures = (text: string): boolean =>
  figuresIn(text).length > 0 &&
  !/[\p{L}\p{N}]/u.test(
    text.replace(slot, (whole, written: string) => (nameOf(written) ? '' : whole)),
  )

/** A text without tags with what holds now; a sentence whose figure has nothing to say is left out. */
export function fillText(text: string, figures: Figures): string {
  if (!text.includes('{')) return text
  const lines = text.split('\n').map((line) => filled(line, figures, (says) => says))
  return lines.filter((line) => line !== null).join('\n')
}

/** The same of HTML: where tags stand around the figure, the paragraph, heading or cell is left out that holds it. */
export function fillHtml(html: string, figures: Figures): string {
  if (!html.includes('{')) return html
  const parts: string[] = []
  let isLeftOut = false
  for (const [at, part] of html.split(blockTag).entries()) {
    const isTag = at % 2 === 1
    const says = isTag ? part : filled(part, figures, escaped)
    if (isTag && isLeftOut && isPair(parts.at(-1), part)) parts.pop()
    else if (says !== null) parts.push(says)
    isLeftOut = says === null
  }
  return parts.join('')
}

type Write = (says: string) => string

/** Without the sentences whose figures have nothing to say; null where none is left. */
function filled(line: string, figures: Figures, write: Write): string | null {
  const sentences = line.split(/(?<=[.!?।])(?=\s)/)
  const left = sentences.filter((one) => !isSilent(one, figures))
  const isCut = left.length < sentences.length
  // A tag may open in one sentence and end in the next.
  if (isCut && (left.length === 0 || line.includes('<'))) return null
  const says = left.join('').replace(slot, (whole, written: string) => {
    const name = nameOf(written)
    return name ? write(figures[name] ?? '') : whole
  })
  return isCut ? says.trim() : says
}

const isSilent = (text: string, figures: Figures) =>
  figuresIn(text).some((name) => figures[name] === null)

const blockTag =
  /(<\/?(?:h[1-6]|p|li|ul|ol|td|th|tr|table|thead|tbody|caption|dl|dt|dd|blockquote|pre|figure|figcaption|br|hr)\b[^>]*>)/i

/** Tags that hold nothing any more; an empty cell keeps the columns of its table. */
const isPair = (open: string | undefined, close: string) =>
  mayGo.has(tagName(close)) && close.startsWith('</') && tagName(open ?? '') === tagName(close)

const mayGo = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'dt', 'dd', 'blockquote'])
const tagName = (tag: string) => /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? ''

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/**
 * A thing whose fields say what holds now: those that have no words in the reader's language (`inEnglish`) stay
 * English, figures too.
 */
export function fillFields<Thing extends { inEnglish?: string[] | undefined }>(
  thing: Thing,
  fields: readonly (keyof Thing & string)[],
  { own, english }: FiguresToRead,
  fill = fillText,
): Thing {
  const said: Record<string, string> = {}
  for (const field of fields) {
    const text = thing[field]
    if (typeof text !== 'string' || !text.includes('{')) continue
    said[field] = fill(text, thing.inEnglish?.includes(field) ? english : own)
  }
  return { ...thing, ...said }
}

/** In the reader's language, and in English for what has no words there. */
export type FiguresToRead = { own: Figures; english: Figures }

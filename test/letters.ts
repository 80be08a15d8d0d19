import { type Language, letterOf } from '#domain/language.ts'

/** How many letters of a text are of its language's script, how many of another, and how many are marked as English. */
export type Letters = { own: number; foreign: number; marked: number }

/** Letters alone: figures and signs of a script are none. */
const lettersIn = (language: Language) =>
  new RegExp(`(?=[\\p{L}\\p{M}])${letterOf(language).source}`, 'gu')
const letter = /[\p{L}\p{M}]/gu

/** Written in Latin letters everywhere: marks of other houses, abbreviations of the trade, addresses and codes. */
const apart = [
  /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/[\w/-]+/g,
  /\b(?:Pallu|WhatsApp|Razorpay|Visa|Mastercard|American Express|PayPal|RuPay|DTDC|Instagram|Facebook|YouTube|Pinterest)\b/g,
  /\b(?:UPI|PIN|GST|CGST|SGST|IGST|GSTIN|MRP|HSN|PAN|IFSC|UTR|QR|PDF|ID|IST|IMPS|NEFT|RTGS|TM|K)\b/g,
  /\b[A-Z]{1,4}-\d[\w-]*|\b[\w-]+\.(?:txt|json)\b|\b\d+(?:cm|m|g|px|K)\b/g,
]

export function lettersOf(text: string, language: Language): Letters {
  const said = apart.reduce((rest, names) => rest.replace(names, ' '), text)
  const all = said.match(letter)?.length ?? 0
  const own = said.match(lettersIn(language))?.length ?? 0
  return { own, foreign: all - own, marked: 0 }
}

export const sumOf = (parts: Letters[]): Letters =>
  parts.reduce(
    (sum, { own, foreign, marked }) => ({
      own: sum.own + own,
      foreign: sum.foreign + foreign,
      marked: sum.marked + marked,
    }),
    { own: 0, foreign: 0, marked: 0 },
  )

/** From 0 to 1, of what is not marked as another language. */
export const shareOf = ({ own, foreign }: Letters) => own / Math.max(1, own + foreign)

const token = /<!--[\s\S]*?-->|<(script|style|svg|template)\b[\s\S]*?<\/\1>|<[^>]+>|[^<]+/g
const said = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g
const voids = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i

/** Of what people read on a page or hear read: its text, its title and description, and the names of its parts. */
export function lettersOfPage(html: string, language: Language): Letters {
  const inside: string[] = []
  const parts: Letters[] = []
  const count = (text: string) => {
    const spoken = inside.at(-1) ?? language
    const letters = lettersOf(plainText(text), language)
    if (spoken === language) parts.push(letters)
    else if (spoken.startsWith('en')) parts.push({ own: 0, foreign: 0, marked: letters.foreign })
  }
  for (const [piece, dropped] of html.matchAll(token)) {
    if (dropped !== undefined || piece.startsWith('<!')) continue
    if (!piece.startsWith('<')) {
      count(piece)
    } else if (piece.startsWith('</')) {
      inside.pop()
    } else {
      inside.push(/\slang="([^"]*)"/.exec(piece)?.[1] ?? inside.at(-1) ?? language)
      for (const [, name] of piece.matchAll(said)) count(name ?? '')
      const description = /^<meta name="description" content="([^"]*)"/.exec(piece)?.[1]
      if (description) count(description)
      if (voids.test(piece) || piece.endsWith('/>')) inside.pop()
    }
  }
  return sumOf(parts)
}

const plainText = (text: string) =>
  text.replace(/&(?:#x?[\da-f]+|[a-z]+);/gi, (sign) => (sign === '&amp;' ? '&' : ' '))

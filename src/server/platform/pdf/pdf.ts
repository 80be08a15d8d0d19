import path from 'node:path'
import type { Language } from '#domain/language.ts'
import { legible } from './legible.ts'
import { asDecoration, asText, beginTags, inside, taggedOptions } from './tags.ts'

/** pdfkit's own fonts know no rupee sign, and print another sign for it without a word. */
const fonts = path.join(import.meta.dirname, 'fonts')

/** For Latin and Devanagari. */
export type Weight = 'regular' | 'bold'

/** What buyers here also write their names and streets in: a font each, of one weight. */
const scripts = ['tamil', 'telugu', 'kannada', 'malayalam'] as const
type Script = (typeof scripts)[number]
const files: (Weight | Script)[] = ['regular', 'bold', ...scripts]

export type Pdf = PDFKit.PDFDocument

/** Points; an inch has 72. */
export type Sheet = { size: [number, number]; margin: number }

/** What a document says of itself: two prints of one day are the same bytes where it is given. */
type About = {
  madeAt?: Date
  language?: Language
  /** Whether its parts are named for who does not see them; false of what was first printed before they were. */
  isTagged?: boolean
  /** Whether letters that no font has are seen to be missing; false of what was first printed without them. */
  isLegible?: boolean
}

/** Those that are printed so. */
const legibles = new WeakSet<Pdf>()

/** Draws one page for each thing and answers the whole document. */
export async function printPages<Thing>(
  sheet: Sheet,
  title: string,
  things: readonly Thing[],
  draw: (pdf: Pdf, thing: Thing) => void,
  { madeAt, language = 'en', isTagged = true, isLegible = true }: About = {},
): Promise<Buffer> {
  // The shop opens without it.
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({
    ...sheet,
    autoFirstPage: false,
    info: { Title: title, ...(madeAt && { CreationDate: madeAt }) },
    lang: language,
    ...(isTagged && taggedOptions),
  })
  if (isTagged) beginTags(pdf)
  if (isLegible) legibles.add(pdf)
  for (const name of files) pdf.registerFont(name, path.join(fonts, `noto-sans-${name}.ttf`))
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  for (const thing of things) {
    pdf.addPage()
    inside(pdf, 'Sect', () => draw(pdf, thing))
  }
  pdf.end()
  return done
}

/** One line of text in a given weight and size, below what stands there. */
export function write(pdf: Pdf, text: string, size = 10, weight: Weight = 'regular') {
  const { x, y } = pdf
  writeAt(pdf, text, { x, y, size, weight })
}

type Spot = { x: number; y: number; size: number; weight: Weight } & PDFKit.Mixins.TextOptions

/** How high the two weights rise above the line, of their size: the other scripts stand on the same line. */
const ascent = 1.069

/** Text whose top is at `y`, each script in its own font. */
export function writeAt(pdf: Pdf, text: string, spot: Spot) {
  asText(pdf, () => drawText(pdf, text, spot))
}

function drawText(pdf: Pdf, text: string, { x, y, size, weight, ...options }: Spot) {
  pdf.fontSize(size)
  const parts = partsOf(printable(legibles.has(pdf) ? legible(text) : text))
  const fontOf = (script: Script | undefined) => pdf.font(script ?? weight)
  // One choice for all of a line: pdfkit measures the rest of it by that of its beginning.
  const isEasy = parts.every(([part, script]) => canPlaceMarks(fontOf(script), part))
  parts.forEach(([part, script], index) => {
    fontOf(script)
    const continued = index < parts.length - 1
    const rest = {
      ...options,
      baseline: -ascent * size,
      ...(!isEasy && { features: withoutMarks }),
      continued,
    }
    if (index === 0) pdf.text(part, x, y, rest)
    else pdf.text(part, rest)
  })
}

/**
 * False where fontkit 2.0, which pdfkit draws with, fails at a font's places for the signs above and below its
 * letters, as in ശ്രീ and శ్రీ: some letters have none.
 */
function canPlaceMarks(pdf: Pdf, part: string): boolean {
  try {
    pdf.widthOfString(part)
    return true
  } catch {
    return false
  }
}

/** Then the signs stand where their own shape puts them. */
const withoutMarks = {
  ...{ mark: false, mkmk: false, abvm: false, blwm: false },
  // pdfkit's types know the list alone; fontkit takes the choice of each too.
} as unknown as PDFKit.Mixins.OpenTypeFeatures[]

const letters: Record<Script, RegExp> = {
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
}

/** Signs that belong to whatever they stand in: spaces, and what joins letters. */
const fitsAnywhere = /[ \p{Script=Inherited}]/u

/** A text in parts of one script each; none for what the two weights hold. */
function partsOf(text: string): [part: string, script: Script | undefined][] {
  const parts: [string, Script | undefined][] = []
  for (const sign of text) {
    const last = parts.at(-1)
    const script = scripts.find((name) => letters[name].test(sign))
    if (last && (last[1] === script || fitsAnywhere.test(sign))) last[0] += sign
    else parts.push([sign, script])
  }
  return parts.length > 0 ? parts : [['', undefined]]
}

/** A thin line across the page. */
export function rule(pdf: Pdf) {
  const { left, right } = pdf.page.margins
  const y = pdf.y + 5
  const draw = () =>
    pdf
      .lineWidth(0.5)
      .moveTo(left, y)
      .lineTo(pdf.page.width - right, y)
      .stroke()
  asDecoration(pdf, draw)
  pdf.y = y + 8
}

/** Without signs that steer a printer or the direction of writing; what joins letters stays. */
export const printable = (text: string) => text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ')

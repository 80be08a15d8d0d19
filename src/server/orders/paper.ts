import path from 'node:path'

/** pdfkit's own fonts know no rupee sign, and print another sign for it without a word. */
const fonts = path.join(import.meta.dirname, 'fonts')
const files = { regular: 'noto-sans-regular.ttf', bold: 'noto-sans-bold.ttf' }

export type Paper = PDFKit.PDFDocument

/** Points; an inch has 72. */
export type Sheet = { size: [number, number]; margin: number }

/** Draws one page for each thing and answers the whole document. */
export async function printPages<Thing>(
  sheet: Sheet,
  title: string,
  things: readonly Thing[],
  draw: (paper: Paper, thing: Thing) => void,
): Promise<Buffer> {
  // The shop opens without it.
  const { default: PdfDocument } = await import('pdfkit')
  const paper = new PdfDocument({
    ...sheet,
    autoFirstPage: false,
    info: { Title: title },
    lang: 'en',
  })
  for (const [name, file] of Object.entries(files)) paper.registerFont(name, path.join(fonts, file))
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
  for (const thing of things) {
    paper.addPage()
    draw(paper, thing)
  }
  paper.end()
  return done
}

/** One line of text in a given weight and size, below what stands there. */
export function write(paper: Paper, text: string, size = 10, font: keyof typeof files = 'regular') {
  paper.font(font).fontSize(size).text(printable(text))
}

/** A thin line across the page. */
export function rule(paper: Paper) {
  const { left, right } = paper.page.margins
  const y = paper.y + 5
  paper
    .lineWidth(0.5)
    .moveTo(left, y)
    .lineTo(paper.page.width - right, y)
    .stroke()
  paper.y = y + 8
}

/** Without signs that steer a printer or the direction of writing. */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')

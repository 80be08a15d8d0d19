import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF, as a reader would copy it: by the fonts' own tables of signs. */
export function readPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const fonts = fontsOf(head, objects)
    const content = objects.get(referenceIn(head, 'Contents'))?.stream ?? ''
    return textOf(content, fonts)
  })
}

export type PdfObjects = {
  objects: Map<number, Thing>
  pages: { id: number; content: string; fonts: Map<string, Signs> }[]
}

/** Its objects, and the drawing of each page with the fonts of it. */
export function contentsOf(pdf: Buffer): PdfObjects {
  const objects = objectsOf(pdf)
  const pages = [...objects].filter(([, { head }]) => /\/Type \/Page\b/.test(head))
  return {
    objects,
    pages: pages.map(([id, { head }]) => ({
      ...{ id, fonts: fontsOf(head, objects) },
      content: objects.get(referenceIn(head, 'Contents'))?.stream ?? '',
    })),
  }
}

/** The text of one line of a drawing, by the signs of its font. */
export const shownIn = (line: string, signs: Signs = new Map()) => shownBy(line, signs)

/** What stands where on each page, and in which font and size: a line a text or a stroke; points from the left and from below. */
export function layoutOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const [, size = ''] = /\/MediaBox \[([^\]]*)\]/.exec(head) ?? []
    const content = objects.get(referenceIn(head, 'Contents'))?.stream ?? ''
    return [`page ${size}`, ...placed(content, head, objects)].join('\n')
  })
}

/** Where each square of the first page stands: points from the left and from above, and how wide it is. */
export const squaresOf = (pdf: Buffer) =>
  boxesOf(pdf).flatMap(({ x, y, width, height }) =>
    width === height ? [{ x, y, size: width }] : [],
  )

/** Each filled box of the first page: points from the left and from above. */
export function boxesOf(pdf: Buffer): { x: number; y: number; width: number; height: number }[] {
  const objects = objectsOf(pdf)
  const page = [...objects.values()].find(({ head }) => /\/Type \/Page\b/.test(head))
  const content = objects.get(referenceIn(page?.head ?? '', 'Contents'))?.stream ?? ''
  return [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map((found) => found.slice(1).map(Number))
    .map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height }))
}

/** Operators that say how or where something is drawn; before each text pdfkit turns the page over, which says nothing. */
const drawing = /^(?:(?!1 0 0 -1 0 )[\d. -]+ (?:w|m|l|cm|scn?|rg)|\/Gs\d+ gs|S)$/

function placed(content: string, head: string, objects: Map<number, Thing>): string[] {
  const [fonts, names] = [fontsOf(head, objects), fontNamesOf(head, objects)]
  let [spot, font, size] = ['', '', '']
  return content.split('\n').flatMap((line) => {
    const [, at] = /^1 0 0 1 (\S+ \S+) Tm$/.exec(line) ?? []
    const [, name, points] = /^\/(F\d+) (\S+) Tf$/.exec(line) ?? []
    if (at) spot = at
    if (name) [font, size] = [name, points ?? '']
    if (line.endsWith(' TJ'))
      return [`${spot} ${names.get(font)} ${size}: ${shownBy(line, fonts.get(font) ?? new Map())}`]
    return drawing.test(line) ? [line] : []
  })
}

function fontNamesOf(page: string, objects: Map<number, Thing>): Map<string, string> {
  const resources = objects.get(referenceIn(page, 'Resources'))?.head ?? page
  const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    named.map(([, name = '', id]) => {
      const font = objects.get(Number(id))?.head ?? ''
      return [name, /\/BaseFont \/(?:\w+\+)?(\S+)/.exec(font)?.[1] ?? '']
    }),
  )
}

function shownBy(text: string, signs: Signs): string {
  const codes = [...text.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join('')
  return (codes.match(/.{4}/g) ?? [])
    .map((code) => signs.get(Number.parseInt(code, 16)) ?? '')
    .join('')
}

type Thing = { head: string; stream: string }
type Signs = Map<number, string>

function objectsOf(pdf: Buffer): Map<number, Thing> {
  const text = pdf.toString('latin1')
  const found = new Map<number, Thing>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body = ''] = match
    const at = body.indexOf('stream\n')
    const head = at === -1 ? body : body.slice(0, at)
    found.set(Number(id), { head, stream: at === -1 ? '' : unpacked(head, body, at) })
  }
  return found
}

function unpacked(head: string, body: string, at: number): string {
  const raw = body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'))
  const bytes = Buffer.from(raw, 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const referenceIn = (head: string, name: string) =>
  Number(new RegExp(`/${name} \\[?\\s*(\\d+) 0 R`).exec(head)?.[1])

function fontsOf(page: string, objects: Map<number, Thing>): Map<string, Signs> {
  const resources = objects.get(referenceIn(page, 'Resources'))?.head ?? page
  const fonts = new Map<string, Signs>()
  for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(Number(id))?.head ?? ''
    fonts.set(name, signsOf(objects.get(referenceIn(font, 'ToUnicode'))?.stream ?? ''))
  }
  return fonts
}

/** `<0000> <0003> [<0048> <0065> …]`: what the numbers in the text stand for. */
function signsOf(table: string): Signs {
  const signs: Signs = new Map()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([\w\s]*)>/g)].forEach(([, hex = ''], at) => {
      const units = hex.replace(/\s/g, '').match(/.{4}/g) ?? []
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
      signs.set(Number.parseInt(first, 16) + at, text)
    })
  }
  return signs
}

function textOf(content: string, fonts: Map<string, Signs>): string {
  const lines: string[] = []
  let signs: Signs = new Map()
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) signs = fonts.get(font) ?? new Map()
    if (shown !== undefined) lines.push(shownBy(shown, signs))
  }
  return lines.join('\n')
}

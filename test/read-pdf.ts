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
    const codes = [...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join('')
    const text = (codes.match(/.{4}/g) ?? []).map(
      (code) => signs.get(Number.parseInt(code, 16)) ?? '',
    )
    if (shown !== undefined) lines.push(text.join(''))
  }
  return lines.join('\n')
}

/** What a fallback face must imitate, in units of the font's em. */
export type FontMetrics = {
  ascent: number
  descent: number
  /** Mean advance of running English text. */
  averageWidth: number
}

/** Reads an uncompressed OpenType font. */
export function metricsOf(font: Buffer): FontMetrics {
  const at = tablesOf(font)
  const unitsPerEm = font.readUInt16BE(at('head') + 18)
  const hhea = at('hhea')
  const scaled = (offset: number) => font.readInt16BE(hhea + offset) / unitsPerEm
  return {
    ascent: scaled(4),
    descent: -scaled(6),
    averageWidth: averageAdvance(font, at) / unitsPerEm,
  }
}

type TableAt = (tag: string) => number

function tablesOf(font: Buffer): TableAt {
  const offsets = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8))
  }
  return (tag) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`)
    return offset
  }
}

/** Each letter as often as English uses it, in permille, the space included. */
const letterWeights: Record<string, number> = {
  ' ': 180,
  e: 104,
  t: 74,
  a: 67,
  o: 61,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
}

function averageAdvance(font: Buffer, at: TableAt): number {
  const hmtx = at('hmtx')
  const lastMetric = font.readUInt16BE(at('hhea') + 34) - 1
  let sum = 0
  let weights = 0
  for (const [letter, weight] of Object.entries(letterWeights)) {
    const glyph = glyphOf(font, at('cmap'), letter.charCodeAt(0))
    sum += weight * font.readUInt16BE(hmtx + Math.min(glyph, lastMetric) * 4)
    weights += weight
  }
  return sum / weights
}

/** Looks a character up in the format 4 subtable, which every Latin font carries. */
function glyphOf(font: Buffer, cmap: number, code: number): number {
  const table = formatFour(font, cmap)
  const size = font.readUInt16BE(table + 6)
  const ends = table + 14
  for (let segment = 0; segment < size; segment += 2) {
    if (font.readUInt16BE(ends + segment) < code) continue
    const start = font.readUInt16BE(ends + size + 2 + segment)
    const delta = font.readUInt16BE(ends + 2 * size + 2 + segment)
    const rangeAt = ends + 3 * size + 2 + segment
    const range = font.readUInt16BE(rangeAt)
    if (start > code) break
    if (range === 0) return (code + delta) & 0xffff
    return font.readUInt16BE(rangeAt + range + (code - start) * 2)
  }
  throw new Error(`The font has no glyph for ${String.fromCharCode(code)}.`)
}

function formatFour(font: Buffer, cmap: number): number {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    if (font.readUInt16BE(table) === 4) return table
  }
  throw new Error('The font has no format 4 character map.')
}

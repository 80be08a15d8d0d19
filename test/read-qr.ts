/** Reads a QR code back, error correction M, from the squares of its SVG: a reader that shares nothing with the writer. */
export function readQr(svg: string): string {
  const modules = modulesOf(svg)
  const size = modules.length
  const version = (size - 17) / 4
  const bit = (x: number, y: number) => modules[y]?.[x] === true
  const format = formatOf(bit)
  if (format >> 3 !== 0) throw new Error('This QR code has another error correction than M.')
  const codewords = codewordsOf(bit, size, version, format & 7)
  return textOf(dataOf(codewords, version), version)
}

/** Every dark square of uqr's path: 'M4,4h1v1h-1z' at one unit a module, in a border of light ones. */
function modulesOf(svg: string): boolean[][] {
  const box = /viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]
  const dark = [...svg.matchAll(/M\s?(\d+)[, ](\d+)h(\d+)v(\d+)h-\d+z/g)].map((match) =>
    match.slice(1).map(Number),
  )
  const unit = dark[0]?.[2] ?? 1
  const whole = Number(box) / unit
  const grid = Array.from({ length: whole }, () => Array<boolean>(whole).fill(false))
  for (const [x = 0, y = 0] of dark) {
    const row = grid[y / unit]
    if (row) row[x / unit] = true
  }
  const border = grid.findIndex((row) => row.includes(true))
  return grid.slice(border, whole - border).map((row) => row.slice(border, whole - border))
}

type Bit = (x: number, y: number) => boolean

function formatOf(bit: Bit): number {
  let bits = 0
  for (let i = 0; i <= 5; i++) bits |= Number(bit(8, i)) << i
  bits |= (Number(bit(8, 7)) << 6) | (Number(bit(8, 8)) << 7) | (Number(bit(7, 8)) << 8)
  for (let i = 9; i < 15; i++) bits |= Number(bit(14 - i, 8)) << i
  return (bits ^ 0x5412) >> 10
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const alignments: Record<number, number[]> = {
  ...{ 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38] },
  ...{ 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50], 11: [6, 30, 54], 12: [6, 32, 58] },
  ...{ 13: [6, 34, 62], 14: [6, 26, 46, 66], 15: [6, 26, 48, 70] },
}

function isFunction(x: number, y: number, size: number, version: number): boolean {
  const end = size - 9
  if ((x < 9 && y < 9) || (x > end && y < 9) || (x < 9 && y > end)) return true
  if (x === 6 || y === 6) return true
  if (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) return true
  const centres = alignments[version] ?? []
  const last = centres.at(-1) ?? 0
  return centres.some((cx) =>
    centres.some((cy) => {
      const isFinder =
        (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)
      return !isFinder && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2
    }),
  )
}

function codewordsOf(bit: Bit, size: number, version: number, mask: number): number[] {
  const bits: number[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUp = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step
        if (isFunction(x, y, size, version)) continue
        bits.push(Number(bit(x, y) !== masks[mask]?.(x, y)))
      }
    }
  }
  const words: number[] = []
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((word, one) => word * 2 + one, 0))
  }
  return words
}

/** For error correction M: how many blocks of how many data codewords each version has. */
const blocks: Record<number, [count: number, data: number][]> = {
  ...{ 1: [[1, 16]], 2: [[1, 28]], 3: [[1, 44]], 4: [[2, 32]], 5: [[2, 43]], 6: [[4, 27]] },
  ...{
    7: [[4, 31]],
    8: [
      [2, 38],
      [2, 39],
    ],
    9: [
      [3, 36],
      [2, 37],
    ],
    10: [
      [4, 43],
      [1, 44],
    ],
  },
  ...{
    11: [
      [1, 50],
      [4, 51],
    ],
    12: [
      [6, 36],
      [2, 37],
    ],
    13: [
      [8, 37],
      [1, 38],
    ],
  },
  ...{
    14: [
      [4, 40],
      [5, 41],
    ],
    15: [
      [5, 41],
      [5, 42],
    ],
  },
}

function dataOf(codewords: number[], version: number): number[] {
  const lengths = (blocks[version] ?? []).flatMap(([count, data]) => Array(count).fill(data))
  const parts: number[][] = lengths.map(() => [])
  let at = 0
  for (let index = 0; index < Math.max(...lengths); index++) {
    lengths.forEach((length, block) => {
      if (index < length) parts[block]?.push(codewords[at++] ?? 0)
    })
  }
  return parts.flat()
}

function textOf(data: number[], version: number): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  if (bits.slice(0, 4) === '0010') return capitalsOf(bits, version)
  if (bits.slice(0, 4) !== '0100') throw new Error('This QR code holds neither bytes nor capitals.')
  const countBits = version < 10 ? 8 : 16
  const count = Number.parseInt(bits.slice(4, 4 + countBits), 2)
  const start = 4 + countBits
  const bytes = Array.from({ length: count }, (_, at) =>
    Number.parseInt(bits.slice(start + at * 8, start + at * 8 + 8), 2),
  )
  return new TextDecoder().decode(new Uint8Array(bytes))
}

const capitals = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Two signs in eleven bits each, the last one of an odd number in six. */
function capitalsOf(bits: string, version: number): string {
  const start = 4 + (version < 10 ? 9 : 11)
  const count = Number.parseInt(bits.slice(4, start), 2)
  const signs = Array.from({ length: Math.ceil(count / 2) }, (_, pair) => {
    const isWhole = 2 * pair + 1 < count
    const at = start + pair * 11
    const value = Number.parseInt(bits.slice(at, at + (isWhole ? 11 : 6)), 2)
    const last = capitals[value % 45] ?? ''
    return isWhole ? `${capitals[Math.floor(value / 45)]}${last}` : last
  })
  return signs.join('')
}

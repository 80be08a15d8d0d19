import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

type Font = {
  hasGlyphForCodePoint: (point: number) => boolean
  layout: (text: string) => { glyphs: { id: number }[] }
}

// The reader of fonts that pdfkit draws with.
const ownRequire = createRequire(createRequire(import.meta.url).resolve('pdfkit'))
const fontkit: { create: (bytes: Buffer) => Font } = ownRequire('fontkit')

const fonts = 'src/web/styles/fonts'
const scripts: [string, number, string][] = [
  ['tamil', 0xb80, 'க்ஷ'],
  ['telugu', 0xc00, 'క్ష'],
  ['kannada', 0xc80, 'ಕ್ಷ'],
  ['malayalam', 0xd00, 'ക്ഷ'],
  ['devanagari', 0x900, 'क्ष'],
]

/** Letters of old manuscripts, in Unicode since 2025 and in no typeface yet. */
const unseen = [0xc5c, 0xcdc]

describe.each(scripts)('the font of %s', (name, first, joined) => {
  it.each(['', '-semibold'])('%s writes whatever its script may hold', (weight) => {
    const font = fontkit.create(readFileSync(`${fonts}/${name}${weight}.woff2`))
    const block = Array.from({ length: 0x80 }, (_, at) => first + at)
    const letters = block.filter((point) => !/\p{Cn}/u.test(String.fromCodePoint(point)))
    expect(letters.length).toBeGreaterThan(70)
    const missing = letters.filter((point) => !font.hasGlyphForCodePoint(point))
    expect(missing.filter((point) => !unseen.includes(point))).toEqual([])
    expect(font.layout(joined).glyphs).toHaveLength(1)
  })
})

it('a font that comes late leaves no text blank and moves nothing, unless the system has no letters of its script', () => {
  const css = readFileSync('src/web/styles/indic-faces.css', 'utf8')
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
    display: /font-display: (\w+)/.exec(body)?.[1],
    isHereFirst: /src:\s*local\(/.test(body),
    url: /url\("([^"]*)"\)/.exec(body)?.[1],
  }))
  expect(faces).toHaveLength(scripts.length * 4)
  for (const [at, face] of faces.entries()) {
    const isSpare = at % 2 === 1
    expect([face.display, face.isHereFirst], face.url).toEqual(
      isSpare ? ['swap', true] : ['optional', false],
    )
    if (isSpare) expect(face.url).toBe(faces[at - 1]?.url)
  }
})

it('boxes stand for the letters of every script until they come', () => {
  const boxes = readFileSync('src/web/styles/indic-boxes.css', 'utf8')
  const first = readFileSync('src/web/styles/indic.css', 'utf8')
  for (const [name, point] of scripts) {
    const family = `${name[0]?.toUpperCase()}${name.slice(1)} Boxes`
    expect(boxes).toMatch(
      new RegExp(`"${family}";[^}]*unicode-range: U\\+${point.toString(16)}-`, 'i'),
    )
    expect(first).toContain(`--font-boxes: "${family}";`)
  }
})

it('letters of another script than the page find their font on every page', () => {
  const css = readFileSync('src/web/styles/indic.css', 'utf8')
  const rest = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(css)?.[1] ?? ''
  for (const [name] of scripts) {
    const family = `${name[0]?.toUpperCase()}${name.slice(1)}`
    expect(rest('--font-other-scripts')).toContain(`"${family} Here"`)
    expect(rest('--font-other-boxes')).toContain(`"${family} Boxes"`)
  }
  const families = [...css.matchAll(/--font-(?:sans|display):([^;]*);/g)].map(([, list]) => list)
  expect(families).toHaveLength(4)
  for (const list of families) {
    expect(list).toContain('var(--font-other-scripts)')
    expect(list).toContain('var(--font-other-boxes)')
  }
})

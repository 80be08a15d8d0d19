import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colours = Record<string, string>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = coloursOf(lightCss)
const dark = { ...light, ...coloursOf(darkCss) }

const grounds = ['paper', 'card', 'wash']
const texts = ['ink', 'soft', 'lac', 'leaf']

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colours) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'shows %s text on %s with a contrast of at least 4.5',
    (text, ground) => expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(['arakku', 'arakku-deep'])('shows text on %s with a contrast of at least 4.5', (ground) =>
    expect(contrast(colours, 'on-arakku', ground)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(grounds)('shows stars, edges of fields and the focus ring on %s', (ground) => {
    for (const mark of ['zari', 'edge', 'lac']) {
      expect(contrast(colours, mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
})

function coloursOf(text: string): Colours {
  const found = text.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g)
  return Object.fromEntries([...found].map(([, name = '', hex = '']) => [name, hex]))
}

/** WCAG 2.2, relative luminance. */
function contrast(colours: Colours, one: string, other: string): number {
  const [a, b] = [luminance(colours[one] ?? ''), luminance(colours[other] ?? '')]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('gives the browser’s own bar the colour of the paper', () => {
  const root = readFileSync(new URL('../root.tsx', import.meta.url), 'utf8')
  const bars = [...root.matchAll(/name="theme-color" content="(#[0-9a-f]{6})"/g)]
  expect(bars.map(([, colour]) => colour)).toEqual([light['paper'], dark['paper']])
})

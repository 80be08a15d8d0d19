import { type Described, saidOf } from '#domain/attributes.ts'
import { findSwatch, swatches } from '#domain/colour.ts'
import { gramsIn } from '#domain/delivery/parcel-weight.ts'

/** How dark a colour is, for whoever does not see it. */
export type Tone = 'light' | 'medium' | 'deep'
/** How border and pallu stand out from the body: clearly, softly, or hardly at all. */
export type Contrast = 'strong' | 'soft' | 'tonal'
/** What the cloth is to eye and hand. */
export type Texture = 'lustrous' | 'matt' | 'grained' | 'sheer'
/** What it weighs on whoever wears it. */
export type Heft = 'light' | 'medium' | 'heavy'

/** The tone of a colour by its swatch; null of one that the shop has no swatch of. */
export function toneOf(colour: string): Tone | null {
  const swatch = findSwatch(colour)
  if (!swatch) return null
  const light = luminanceOf(swatch.hex)
  if (light > 0.4) return 'light'
  return light > 0.09 ? 'medium' : 'deep'
}

/** Colours further apart than this ratio are told from each other by most eyes (WCAG 2.2, 1.4.11); below the second, by few. */
const [apart, near] = [3, 1.4]

/**
 * How the colours that border and pallu name (in English) stand out from the body, by the one that does most; null where
 * they name none, or the body's has no swatch.
 */
export function contrastOf({ color, facts }: Described): Contrast | null {
  const body = findSwatch(color)
  const others = coloursIn(`${facts?.border ?? ''} ${facts?.pallu ?? ''}`)
  if (!body || others.length === 0) return null
  const ratio = Math.max(...others.map((hex) => ratioOf(body.hex, hex)))
  if (ratio >= apart) return 'strong'
  return ratio >= near ? 'soft' : 'tonal'
}

/** By the words of its fabric; null of a fabric that the shop knows nothing of. */
export function textureOf(fabric: string): Texture | null {
  const known = textures.find(([words]) => words.test(fabric))
  return known?.[1] ?? null
}

/** The first that fits: 'Tissue Linen' shines, a silk cotton is smoother than a cotton. */
const textures: [RegExp, Texture][] = [
  [/organza|net|chiffon|georgette/i, 'sheer'],
  [/tussar|tasar|linen|khadi|jute|raw silk|matka/i, 'grained'],
  [/silk|satin|tissue|brocade/i, 'lustrous'],
  [/cotton|mul/i, 'matt'],
]

/** Grams below which a saree is light to wear, and from which it is heavy. */
const [lightBelow, heavyFrom] = [400, 700]

/** Of a weight like '480 g' or '0.8 kg'; null of one that says no number. */
export function heftOf(weight: string): Heft | null {
  const grams = gramsIn(weight)
  if (grams === null) return null
  if (grams < lightBelow) return 'light'
  return grams < heavyFrom ? 'medium' : 'heavy'
}

/** What of a saree can be said in sentences, each null where its facts do not tell. */
export const inWordsOf = (saree: Described) => ({
  tone: toneOf(saree.color),
  texture: textureOf(saree.fabric),
  heft: heftOf(saidOf(saree, 'weight')),
})

/** Exact names alone, two words before one: 'parrot green with gold'. */
function coloursIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)
  return [...pairs, ...words].flatMap((said) => hexOf.get(said) ?? [])
}

const hexOf = new Map(swatches.map(({ name, hex }) => [name.toLowerCase(), hex]))

/** Relative luminance (WCAG 2.2) of '#rrggbb': 0 black, 1 white. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratioOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

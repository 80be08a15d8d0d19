/** A colour as shoppers name it, its swatch, and the filter colour it belongs to. */
export type Swatch = { name: string; hex: string; family: string }
export type SwatchTable = readonly Swatch[]

/** The filter colours of the shop, and below each the shades that shoppers of sarees name. */
const shades: Record<string, [hex: string, others: Record<string, string>]> = {
  Maroon: [
    '#6d1426',
    { Arakku: '#7a1620', Wine: '#5b1730', Burgundy: '#6b1230', Garnet: '#7b1b2a' },
  ],
  Red: [
    '#b5161f',
    { Kumkum: '#c01a1f', Crimson: '#a8122e', Vermilion: '#d03a24', Scarlet: '#c4201f' },
  ],
  Rust: ['#a3431b', { Brick: '#9b3f2b', Terracotta: '#b55a3c', Madder: '#963a2c' }],
  Orange: ['#dd6b1d', { Saffron: '#e88a1f', Tangerine: '#e2711d', Coral: '#e5725a' }],
  Mustard: ['#c2922a', { Ochre: '#b9832c', Honey: '#c98f2e' }],
  Yellow: ['#e6b422', { Turmeric: '#dba21c', Lemon: '#ead94c', Marigold: '#e8a317' }],
  Gold: ['#b8912f', { Zari: '#b8912f', Antique: '#9c7c38', Golden: '#b8912f' }],
  Cream: [
    '#f1e6cc',
    { Ivory: '#f4ecd8', Beige: '#dccbaa', 'Off White': '#f3eee1', Almond: '#e8d8bd' },
  ],
  White: ['#fbfaf6', { Jasmine: '#f8f5ea', Pearl: '#efebe1' }],
  Pink: ['#d9577f', { Lotus: '#dd7596', 'Baby Pink': '#efb6c4', Blush: '#e6a8a8' }],
  Rose: ['#b84a62', { 'Dusty Rose': '#b97d80', Onion: '#b5757a' }],
  Magenta: ['#a81e6b', { Rani: '#c2186b', Fuchsia: '#b9257f' }],
  Purple: [
    '#5e2a72',
    { Brinjal: '#43204f', Violet: '#5c3a8e', Plum: '#5d2a4f', Aubergine: '#43204f' },
  ],
  Lavender: ['#a693c4', { Lilac: '#b9a0c9', Mauve: '#9c7a97' }],
  Blue: [
    '#1f4fa3',
    {
      'Royal Blue': '#1d3f9a',
      Peacock: '#10607f',
      Ananda: '#1a63b5',
      Indigo: '#2b3272',
      Cobalt: '#1f48a5',
    },
  ],
  Navy: ['#1b2450', { Midnight: '#161a3a', 'Navy Blue': '#1b2450' }],
  'Sky Blue': ['#7fb2d6', { Powder: '#a9c6da', Aqua: '#7cc3c9' }],
  Teal: ['#136b6b', { 'Peacock Green': '#0f6658', Rama: '#12756a', Turquoise: '#2a9d98' }],
  Green: ['#2b7a3c', { Parrot: '#58a12c', Leaf: '#4c8b35', Emerald: '#12734c' }],
  'Bottle Green': ['#12432f', { Forest: '#1d4a2f', Hunter: '#1f4a35' }],
  Mint: ['#a5cfb3', { Pista: '#b4c98a', Seafoam: '#9dcbb6', Sage: '#9aa98a' }],
  Moss: ['#6b6f33', { Olive: '#6a6a2d', Mehendi: '#72702a', Henna: '#6e5a2a' }],
  Brown: [
    '#5d3a24',
    { Coffee: '#4b2f20', Chocolate: '#46281c', Walnut: '#5e4431', Tan: '#a97b50' },
  ],
  Grey: ['#8a8a8c', { Ash: '#a3a3a1', Silver: '#b9bbbd', Slate: '#5c6670', Elephant: '#6f6f71' }],
  Black: ['#1a1817', { Charcoal: '#36353a', Jet: '#141414' }],
  Peach: ['#eeb48f', { Apricot: '#eaa571', Salmon: '#e59078' }],
  Sandal: ['#d6b98c', { Sandalwood: '#cfae80', Biscuit: '#d3b48a', Khaki: '#b5a172' }],
  Copper: ['#a8623a', { Bronze: '#8c6239', Amber: '#bf7a26' }],
}

/** The names under which the filter panel lists colours. */
export const filterColours: readonly string[] = Object.keys(shades)

/** Every named colour of the shop: the filter colours first in each family, then its shades. */
export const swatches: SwatchTable = Object.entries(shades).flatMap(([family, [hex, others]]) => [
  { name: family, hex, family },
  ...Object.entries(others).map(([name, shade]) => ({ name, hex: shade, family })),
])

/** For colours the shop has no name for. */
export const neutralHex = '#b7aa97'

/** The swatch of a colour name, always '#rrggbb'. */
export function swatchOf(colourName: string): string {
  return findSwatch(colourName)?.hex ?? neutralHex
}

/** The filter colour a name belongs to: 'Arakku Maroon' is Maroon; null when the shop cannot tell. */
export function familyOf(colourName: string): string | null {
  return findSwatch(colourName)?.family ?? null
}

/** The swatch of a name: by the whole of it, else its last two words, its last, its first: the noun of a colour stands at the end. */
export function findSwatch(colourName: string): Swatch | undefined {
  const words = colourName.toLowerCase().split(/[\s-]/).filter(Boolean)
  const names = [words.join(' '), words.slice(-2).join(' '), words.at(-1), words[0]]
  const known = names.find((name) => name !== undefined && byName.has(name))
  return byName.get(known ?? '')
}

/** A name that stands in two families belongs to the first. */
const byName = new Map(
  swatches.toReversed().map((swatch) => [swatch.name.toLowerCase(), swatch] as const),
)

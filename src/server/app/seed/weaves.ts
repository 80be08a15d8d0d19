/** What large.ts composes its products from. */
export type Weave = {
  name: string
  fabric: string
  place: string
  story: string
  motifs: string[]
  occasions: string[]
  /** The cheapest and the dearest of its kind. */
  rupees: [from: number, to: number]
}

const forWeddings = ['Wedding', 'Reception', 'Festive', 'Temple']
const forFeasts = ['Festive', 'Party', 'Gifting', 'Wedding']
const forEveryDay = ['Daily Wear', 'Office', 'Casual', 'Festive']

export const weaves: Weave[] = [
  {
    name: 'Kanjivaram',
    fabric: 'Silk',
    place: 'Kanchipuram',
    story: 'Heavy three-ply silk with a korvai border.',
    motifs: [
      'Temple Border',
      'Peacock Butta',
      'Vaira Oosi Stripes',
      'Mango Border',
      'Rudraksha Zari',
    ],
    occasions: forWeddings,
    rupees: [9_500, 145_000],
  },
  {
    name: 'Arani',
    fabric: 'Silk',
    place: 'Arani',
    story: 'Light silk for a long day.',
    motifs: ['Contrast Border', 'Checks', 'Zari Line', 'Butta Pallu'],
    occasions: forFeasts,
    rupees: [4_500, 22_000],
  },
  {
    name: 'Mysore',
    fabric: 'Crepe Silk',
    place: 'Mysuru',
    story: 'Soft crepe with pure gold zari.',
    motifs: ['Ganga Jamuna Border', 'Plain Body', 'Zari Stripes'],
    occasions: forFeasts,
    rupees: [7_000, 38_000],
  },
  {
    name: 'Gadwal',
    fabric: 'Silk Cotton',
    place: 'Gadwal',
    story: 'A cotton body that carries a silk border.',
    motifs: ['Kupadam Border', 'Temple Border', 'Checks', 'Rudraksha Border'],
    occasions: forFeasts,
    rupees: [5_000, 28_000],
  },
  {
    name: 'Uppada',
    fabric: 'Silk',
    place: 'Uppada',
    story: 'Jamdani so fine that it folds into a matchbox.',
    motifs: ['Jamdani Butta', 'Floral Jaal', 'Parrot Pallu'],
    occasions: forWeddings,
    rupees: [8_000, 60_000],
  },
  {
    name: 'Pochampally',
    fabric: 'Silk',
    place: 'Pochampally',
    story: 'Yarn tied and dyed before the loom sees it.',
    motifs: ['Ikat Diamonds', 'Elephant Ikat', 'Narikunj', 'Chevron'],
    occasions: forFeasts,
    rupees: [6_000, 32_000],
  },
  {
    name: 'Dharmavaram',
    fabric: 'Silk',
    place: 'Dharmavaram',
    story: 'Broad borders in two colours.',
    motifs: ['Broad Zari Border', 'Brocade Pallu', 'Mango Butta'],
    occasions: forWeddings,
    rupees: [7_500, 55_000],
  },
  {
    name: 'Ilkal',
    fabric: 'Silk Cotton',
    place: 'Ilkal',
    story: 'The red tope teni pallu joined by hand.',
    motifs: ['Tope Teni Pallu', 'Chikki Paras Border', 'Gomi Border'],
    occasions: forEveryDay,
    rupees: [1_800, 9_000],
  },
  {
    name: 'Chettinad',
    fabric: 'Cotton',
    place: 'Karaikudi',
    story: 'Thick handloom cotton that softens with every wash.',
    motifs: ['Bold Checks', 'Temple Border', 'Broad Stripes', 'Contrast Pallu'],
    occasions: forEveryDay,
    rupees: [900, 4_500],
  },
  {
    name: 'Mangalagiri',
    fabric: 'Cotton',
    place: 'Mangalagiri',
    story: 'Crisp cotton with a Nizam border.',
    motifs: ['Nizam Border', 'Missing Checks', 'Zari Border'],
    occasions: forEveryDay,
    rupees: [1_000, 5_500],
  },
  {
    name: 'Venkatagiri',
    fabric: 'Cotton',
    place: 'Venkatagiri',
    story: 'Hundred-count cotton, light as a leaf.',
    motifs: ['Jamdani Pallu', 'Gold Dots', 'Swan Butta'],
    occasions: forEveryDay,
    rupees: [1_500, 12_000],
  },
  {
    name: 'Kasavu',
    fabric: 'Cotton',
    place: 'Balaramapuram',
    story: 'Unbleached cotton and a line of gold.',
    motifs: ['Gold Kara', 'Peacock Mural', 'Tissue Body', 'Green Kara'],
    occasions: ['Festive', 'Temple', 'Wedding', 'Gifting'],
    rupees: [1_200, 14_000],
  },
  {
    name: 'Kora',
    fabric: 'Organza',
    place: 'Coimbatore',
    story: 'Sheer and crisp, for evenings.',
    motifs: ['Scalloped Border', 'Hand Embroidery', 'Silver Butta'],
    occasions: ['Party', 'Reception', 'Festive', 'Office'],
    rupees: [2_500, 16_000],
  },
  {
    name: 'Handloom',
    fabric: 'Linen',
    place: 'Salem',
    story: 'Pure linen that breathes.',
    motifs: ['Silver Zari Border', 'Woven Stripes', 'Plain Body', 'Tassels'],
    occasions: ['Office', 'Casual', 'Daily Wear', 'Party'],
    rupees: [2_200, 8_500],
  },
]

export const colours = [
  ...['Maroon', 'Red', 'Rust', 'Orange', 'Mustard', 'Yellow', 'Gold', 'Cream', 'White', 'Pink'],
  ...['Rose', 'Magenta', 'Purple', 'Lavender', 'Blue', 'Navy', 'Sky Blue', 'Teal', 'Green'],
  ...['Bottle Green', 'Mint', 'Moss', 'Brown', 'Grey', 'Black', 'Peach', 'Sandal', 'Copper'],
]

export type Dice = {
  /** From 0 up to 1. */
  number: () => number
  /** The same, mostly small. */
  square: () => number
  chance: (share: number) => boolean
  one: <Item>(items: readonly Item[]) => Item
}

/** Dice that fall the same way for the same seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    number,
    square: () => number() ** 2,
    chance: (share) => number() < share,
    one(items) {
      const item = items[Math.floor(number() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
  }
}

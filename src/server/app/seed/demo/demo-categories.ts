import type { DemoCategory } from './demo-types.ts'

/** In the order in which the shop shows them. */
export const demoCategories: DemoCategory[] = [
  {
    name: 'Kanjivaram Silk',
    slug: 'kanjivaram-silk',
    description:
      'Full, heavy silk in the tradition of Kanchipuram, with borders joined to the body in contrast and gold laid in by the weft. Woven for weddings, kept for daughters.',
    picture: 'kanjivaram-arakku-macro.jpg',
  },
  {
    name: 'Mysore Silk',
    slug: 'mysore-silk',
    description:
      'Soft crepe silk with a slow shine and clean bands of gold. It falls like water, packs small and asks for no starch.',
    picture: 'mysore-royalblue-macro.jpg',
  },
  {
    name: 'Pochampally Ikat',
    slug: 'pochampally-ikat',
    description:
      'Yarn tied and dyed before it reaches the loom, so that every diamond and chevron arrives with a feathered edge. In silk and in cotton.',
    picture: 'pochampally-indigo-macro.jpg',
  },
  {
    name: 'Gadwal',
    slug: 'gadwal',
    description:
      'A cool cotton body joined, thread by thread, to a border and pallu of silk. Grand at the edges, easy in the middle.',
    picture: 'gadwal-sky-macro.jpg',
  },
  {
    name: 'Uppada Jamdani',
    slug: 'uppada-jamdani',
    description:
      'Fine, near-sheer silk with flowers laid in one at a time. The lightest way to dress for an evening.',
    picture: 'uppada-navy-macro.jpg',
  },
  {
    name: 'Chettinad Cotton',
    slug: 'chettinad-cotton',
    description:
      'Bold checks and stripes in sturdy cotton, once cut for the great houses of Karaikudi and still the best thing to wear in the heat.',
    picture: 'chettinad-kandanghi-macro.jpg',
  },
  {
    name: 'Kerala Kasavu',
    slug: 'kerala-kasavu',
    description:
      'Unbleached cotton and a band of gold. For Onam, for Vishu, and for mornings that deserve fresh jasmine.',
    picture: 'kasavu-peacock-macro.jpg',
  },
  {
    name: 'Mangalagiri & Venkatagiri',
    slug: 'mangalagiri-venkatagiri',
    description:
      'Two fine cottons of Andhra: Mangalagiri, close and crisp with its plain nizam border, and Venkatagiri, nearly weightless, scattered with small gold motifs.',
    picture: 'mangalagiri-teal-macro.jpg',
  },
  {
    name: 'Dharmavaram Silk',
    slug: 'dharmavaram-silk',
    description:
      'Shot silk that carries two colours at once, held by a broad brocade border. Heavy, glowing and made for family weddings.',
    picture: 'dharmavaram-green-macro.jpg',
  },
  {
    name: 'Ilkal & Narayanpet',
    slug: 'ilkal-narayanpet',
    description:
      'Small checks, graphic borders and strong pallus from the Deccan: the red and white towers of Ilkal, the neat bands of Narayanpet.',
    picture: 'ilkal-indigo-macro.jpg',
  },
  {
    name: 'Coimbatore & Madurai Cotton',
    slug: 'coimbatore-madurai-cotton',
    description:
      'Kora silk cotton, dotted sungudi, and temple sarees with borders as wide as an open hand. The everyday and the ceremonial of Tamil Nadu.',
    picture: 'sungudi-maroon-macro.jpg',
  },
  {
    name: 'Linen & Organza',
    slug: 'linen-organza',
    description:
      'Slubbed linen for working days and sheer silk organza for evenings. Little ornament, good posture.',
    picture: 'linen-oat-macro.jpg',
  },
]

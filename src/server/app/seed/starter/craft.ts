import type { ShopProfile } from '#contract/settings/types.ts'

/** How a saree is made, in four steps; pictures name files of demo/pictures. */
export const craft: ShopProfile['craft'] = [
  {
    picture: 'craft-1.jpg',
    alt: 'Thick and thin linen threads crossing in a plain weave, seen very close',
    title: 'Yarn',
    text: 'It begins as thread: silk reeled and twisted, cotton or linen spun. It is washed, wound and sorted by thickness, because every slub will show in the cloth.',
  },
  {
    picture: 'craft-2.jpg',
    alt: 'A feathered ikat diamond in ivory, red and mustard on indigo silk, seen close',
    title: 'Dye',
    text: 'Hanks are dyed before weaving. For ikat they are first tied, so tightly that the dye cannot pass, and the pattern waits in the yarn until the loom finds it.',
  },
  {
    picture: 'craft-3.jpg',
    alt: 'Gold temple spires where a brinjal silk border meets a blue-green body, every thread visible',
    title: 'Loom',
    text: 'Two or three thousand warp threads are drawn in by hand. In a korvai border three shuttles work in turn, and the two colours lock along a row of spires.',
  },
  {
    picture: 'craft-4.jpg',
    alt: 'An ivory Kanjivaram saree folded flat, its vermilion and gold pallu laid across it',
    title: 'Fold',
    text: 'The finished cloth is cut, the fringe knotted, every metre looked at in daylight. Then it is folded along its old creases, wrapped in muslin, and photographed.',
  },
]

import { craft } from '../starter/craft.ts'
import type { DemoStory } from './demo-types.ts'

const shownAs = (title: string) => {
  const { picture = '', alt = '' } = craft.find((step) => step.title === title) ?? {}
  return { picture, pictureAlt: alt }
}

const meeting = `
<p>Look at a Kanjivaram whose border and body differ in colour. The weft does not run from one edge of the cloth to the other. One shuttle carries the colour of the body, and one at each side carries the colour of a border. Where they meet, the threads take hold of each other and turn back. That is korvai.</p>
<p>It is slow, and it is work for two: traditionally one person weaves, and a second one beside the loom passes the shuttle of the far border. A straight line would show every small mistake. So the join often ends in a row of spires, like the towers of a temple, and the eye follows the towers.</p>
<h2>How to see it</h2>
<p>Turn the border over and look at the back. The two colours are locked along the spires, and neither runs on behind the other. Then feel the join with a finger: it should lie as flat as the rest of the silk.</p>
`

const tying = `
<p>Most patterns are woven, or printed on the finished cloth. The pattern of an ikat is in the yarn. The threads are stretched and marked, bound tightly wherever the dye must not reach, and dyed. Then they are opened, bound somewhere else and dyed again, once for every colour.</p>
<p>On the loom every thread has to arrive at its own place. It never does so to the breadth of a hair, and so the edges of each diamond blur a little. This feathered edge is the way to tell an ikat from a print that copies one.</p>
<h2>Single and double</h2>
<p>Where only the warp or only the weft was tied, the edges are soft in one direction. In a double ikat both were, and at every crossing the two have to agree, or the colour is not full. Which of them was tied is written on the page of each saree.</p>
`

const dots = `
<p>A sungudi dot is not drawn on the cloth. It is a place that was kept from the dye. In the old way, a pinch of cotton is wound with thread, then the next one, in rows over the whole length. After dyeing the thread is taken out, and every knot has left a small square or ring in the colour of the cotton.</p>
<p>That is why no two dots are alike. One is rounder, the next has a soft edge, and a row may wander a little. A print repeats itself. A cloth that was tied does not.</p>
<h2>For hot days</h2>
<p>The cotton is light and lets the air through: some 400 grams for the whole saree, about half of a heavy silk. The border is a narrow band of gold, so it goes to the office as easily as to the temple.</p>
`

/** The journal of the demo shop; how it is done is told, and nobody is made up who does it. Pictures name files of demo/pictures. */
export const demoStories: DemoStory[] = [
  {
    title: 'Where two colours meet',
    slug: 'where-two-colours-meet',
    summary:
      'In a korvai saree, body and border are woven with wefts of their own. A row of temple spires shows where three shuttles met.',
    content: meeting.trim(),
    ...shownAs('Loom'),
    products: ['kanjivaram-vairaoosi', 'kanjivaram-arakku', 'kanjivaram-mayilkazhuthu'],
    daysAgo: 6,
  },
  {
    title: 'Dyed before it is woven',
    slug: 'dyed-before-it-is-woven',
    summary:
      'In an ikat, the pattern is in the yarn before the loom sees it. That is why every diamond has a feathered edge.',
    content: tying.trim(),
    ...shownAs('Dye'),
    products: ['pochampally-indigo', 'pochampally-chevron', 'pochampally-mustard'],
    daysAgo: 20,
  },
  {
    title: 'Dots that the dye left out',
    slug: 'dots-that-the-dye-left-out',
    summary:
      'Sungudi is the dotted cotton of Madurai: small pale dots on deep colours, and no two of them alike.',
    content: dots.trim(),
    picture: 'sungudi-maroon-macro.jpg',
    pictureAlt:
      'Ivory dots on wine cotton, seen close, above fine gold lines and a gold band on blue',
    products: ['sungudi-maroon', 'sungudi-green'],
    daysAgo: 41,
  },
]

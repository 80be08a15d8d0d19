import path from 'node:path'
import { printable } from '../pdf/pdf.ts'
import { openGround, openKept, openText } from './decoder.ts'
import { jpegWithin, shareSize } from './derive-size.ts'

/** What stands on a card, as it is read. */
export type ShareCard = { shop: string; name: string; price: string; was: string | null }

const fonts = path.join(import.meta.dirname, '../pdf/fonts')
const scripts = ['', ' Tamil', ' Telugu', ' Kannada', ' Malayalam']
const families = scripts.map((script) => `Noto Sans${script}`).join(',')
const files = ['regular', 'bold', 'tamil', 'telugu', 'kannada', 'malayalam']

const [paper, ink, soft, arakku] = ['#fbf7f0', '#241a17', '#6b5d55', '#7b1e2b']
const pictureWidth = 504
const edge = 56
const textWidth = shareSize.width - pictureWidth - 2 * edge
const nameHeight = 280
const nameSizes = [54, 46, 38, 32]

/** The 1200x630 JPEG of a piece: its picture, and beside it the shop, the name and the price. */
export async function drawCard(picture: Uint8Array, card: ShareCard): Promise<Buffer> {
  await loadFonts()
  const cloth = openKept(picture).resize({ width: pictureWidth, height: shareSize.height })
  const [shop, name, price, was] = await Promise.all([
    line(card.shop, { size: 28, colour: soft }),
    fittedName(card.name),
    line(card.price, { size: 60, colour: arakku }),
    card.was === null ? null : line(card.was, { size: 32, colour: soft, isStruck: true }),
  ])
  const left = pictureWidth + edge
  const priceTop = shareSize.height - edge - price.height
  const parts = [
    { input: await cloth.flatten({ background: paper }).png().toBuffer(), left: 0, top: 0 },
    { input: shop.png, left, top: edge },
    { input: name.png, left, top: edge + shop.height + 24 },
    { input: price.png, left, top: priceTop },
    ...(was ? [{ input: was.png, left, top: priceTop - was.height - 12 }] : []),
  ]
  const ground = { ...shareSize, channels: 3 as const, background: paper }
  return jpegWithin(openGround(ground).composite(parts))
}

type Line = { size: number; colour: string; isStruck?: boolean }

/** Text in as many lines as it needs, of which the last are left out where they find no room. */
async function line(text: string, { size, colour, isStruck }: Line) {
  const look = [`foreground="${colour}"`, isStruck && 'strikethrough="true"']
  const said = `<span ${look.filter(Boolean).join(' ')}>${escaped(text)}</span>`
  const drawn = openText({
    text: said,
    font: `${families} ${size}`,
    width: textWidth,
    wrap: 'word-char',
  })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, nameHeight)
  const room = { left: 0, top: 0, width: Math.min(info.width, textWidth), height }
  return { png: await openKept(data).extract(room).png().toBuffer(), height }
}

/** As large as its length allows. */
async function fittedName(name: string) {
  for (const size of nameSizes) {
    const drawn = await line(name, { size, colour: ink })
    if (drawn.height < nameHeight || size === nameSizes.at(-1)) return drawn
  }
  throw new Error('There is always a smallest size.')
}

let loading: Promise<unknown> | undefined

/** Whatever the machine itself has installed, cards are written in the letters of the shop's prints. */
function loadFonts() {
  const load = (name: string) =>
    openText({ text: '.', fontfile: path.join(fonts, `noto-sans-${name}.ttf`) }).toBuffer()
  loading ??= Promise.all(files.map(load))
  return loading
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  printable(text).replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

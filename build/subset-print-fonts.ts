import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Cuts the fonts of packing slips and labels: node build/subset-print-fonts.ts
// pdfkit's own fonts know no rupee sign.

const source = 'node_modules/@expo-google-fonts/noto-sans'
const target = 'src/server/orders/fonts'

const text = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  range(0x900, 0x97f),
  '–—‘’“”…•₹×\u200c\u200d',
].join('')

const cuts = { regular: '400Regular/NotoSans_400Regular', bold: '600SemiBold/NotoSans_600SemiBold' }

for (const [name, file] of Object.entries(cuts)) {
  const font = await subsetFont(await readFile(`${source}/${file}.ttf`), text, {
    targetFormat: 'truetype',
  })
  await writeFile(`${target}/noto-sans-${name}.ttf`, font)
  console.log(`noto-sans-${name}.ttf ${font.byteLength} bytes`)
}

function range(first: number, last: number): string {
  const count = last - first + 1
  return Array.from({ length: count }, (_, at) => String.fromCharCode(first + at)).join('')
}

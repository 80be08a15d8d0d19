import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Cuts the fonts of packing slips and labels: node build/subset-print-fonts.ts [folder]
// pdfkit's own fonts know no rupee sign.

const packages = 'node_modules/@expo-google-fonts'
const target = process.argv[2] ?? 'src/server/platform/pdf/fonts'

const text = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  range(0x900, 0x97f),
  '–—‘’“”…•₹×\u200c\u200d',
].join('')

/** The blocks of the southern scripts (Unicode 17), with what joins letters and parts words. */
const southern = (first: number) => `${range(first, first + 0x7f)} \u200c\u200d`

type Cut = { from: string; text: string }

const cuts: Record<string, Cut> = {
  regular: { from: 'noto-sans/400Regular/NotoSans_400Regular', text },
  bold: { from: 'noto-sans/600SemiBold/NotoSans_600SemiBold', text },
  tamil: {
    from: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
    text: southern(0xb80),
  },
  telugu: {
    from: 'noto-sans-telugu/400Regular/NotoSansTelugu_400Regular',
    text: southern(0xc00),
  },
  kannada: {
    from: 'noto-sans-kannada/400Regular/NotoSansKannada_400Regular',
    text: southern(0xc80),
  },
  malayalam: {
    from: 'noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular',
    text: southern(0xd00),
  },
}

for (const [name, { from, text: wanted }] of Object.entries(cuts)) {
  const font = await subsetFont(await readFile(`${packages}/${from}.ttf`), wanted, {
    targetFormat: 'truetype',
  })
  await writeFile(`${target}/noto-sans-${name}.ttf`, font)
  console.log(`noto-sans-${name}.ttf ${font.byteLength} bytes`)
}

function range(first: number, last: number): string {
  const count = last - first + 1
  return Array.from({ length: count }, (_, at) => String.fromCharCode(first + at)).join('')
}

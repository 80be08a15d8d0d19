import { readFile, writeFile } from 'node:fs/promises'
import { type Font, fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

// Cuts the shop's fonts out of their packages: node build/subset-fonts.ts [folder]
// Tiro Telugu's Latin is the Latin of all Tiro fonts, and the only one of them on npm. The Indian scripts are set in
// Noto Sans: of each its whole block with everything that its letters join into, because staff write what they like.

const sources = 'node_modules/@fontsource'
const target = process.argv[2] ?? 'src/web/styles/fonts'

const anek = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'
const anekMore =
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'
const tiro = `${sources}/tiro-telugu/files/tiro-telugu-latin-400-normal.woff2`
const tiroItalic = `${sources}/tiro-telugu/files/tiro-telugu-latin-400-italic.woff2`
const tiroMore = `${sources}/tiro-telugu/files/tiro-telugu-latin-ext-400-normal.woff2`

const basic = `${charactersFrom(0x20, 0x7e)}\u00a0‘’“”–—…·×•°©®½`
const accents = charactersFrom(0xc0, 0xff)

const weights = { wght: { min: 400, max: 700, default: 400 } }
const textCut = { keepFeatures: ['kern', 'tnum'], noHinting: true, variationAxes: weights }
const displayCut = { keepFeatures: ['kern', 'liga', 'lnum'], noHinting: true }

// The rupee sign lives only in the latin-ext files, so it is a face of its own.
const cuts = [
  { name: 'anek', source: anek, text: basic, options: textCut },
  { name: 'anek-rupee', source: anekMore, text: '₹', options: textCut },
  { name: 'anek-accents', source: anek, text: accents, options: textCut },
  { name: 'tiro', source: tiro, text: basic, options: displayCut },
  { name: 'tiro-italic', source: tiroItalic, text: basic, options: displayCut },
  { name: 'tiro-rupee', source: tiroMore, text: '₹', options: displayCut },
  { name: 'tiro-accents', source: tiro, text: accents, options: displayCut },
]

const noto = 'node_modules/@expo-google-fonts'
const scripts = [
  { name: 'tamil', family: 'noto-sans-tamil', file: 'NotoSansTamil', first: 0xb80 },
  { name: 'telugu', family: 'noto-sans-telugu', file: 'NotoSansTelugu', first: 0xc00 },
  { name: 'kannada', family: 'noto-sans-kannada', file: 'NotoSansKannada', first: 0xc80 },
  { name: 'malayalam', family: 'noto-sans-malayalam', file: 'NotoSansMalayalam', first: 0xd00 },
  { name: 'devanagari', family: 'noto-sans', file: 'NotoSans', first: 0x900 },
]

/** What all five scripts share: the dandas, what joins letters and parts them, and where a lone sign stands. */
const shared = '\u0964\u0965\u200c\u200d\u25cc'

const scriptCuts = scripts.flatMap(({ name, family, file, first }) =>
  [
    { of: name, weight: '400Regular' },
    { of: `${name}-semibold`, weight: '600SemiBold' },
  ].map(({ of, weight }) => ({
    name: of,
    source: `${noto}/${family}/${weight}/${file}_${weight}.ttf`,
    text: charactersFrom(first, first + 0x7f) + shared,
    options: { noHinting: true },
  })),
)

for (const { name, source, text, options } of [...cuts, ...scriptCuts]) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', ...options })
  await writeFile(`${target}/${name}.woff2`, font)
  console.log(`${name}.woff2 ${font.byteLength} bytes`)
}

/** Mean advance of running text in ems, as @capsizecss/metrics 4.3 tells it of both. */
const fallbackWidths = { arial: 913 / 2048, times: 832 / 2048 }

console.log(await fallbackFace('Anek Fallback', anek, textCut, fallbackWidths.arial))
console.log(await fallbackFace('Tiro Fallback', tiro, displayCut, fallbackWidths.times))

/** The descriptors that make a system font take the room of ours, for styles/fonts.css. */
async function fallbackFace(name: string, source: string, options: object, width: number) {
  const font = await subsetFont(await readFile(source), basic, { targetFormat: 'sfnt', ...options })
  return describe(name, await fromBuffer(font), width)
}

function describe(name: string, font: Font, fallbackWidth: number): string {
  const adjust = font.xWidthAvg / font.unitsPerEm / fallbackWidth
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return [
    `${name}:`,
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${percent(font.ascent / font.unitsPerEm / adjust)};`,
    `  descent-override: ${percent(-font.descent / font.unitsPerEm / adjust)};`,
    '  line-gap-override: 0%;',
  ].join('\n')
}

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join(
    '',
  )
}

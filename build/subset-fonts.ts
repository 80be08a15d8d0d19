import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { type FontMetrics, metricsOf } from './font-metrics.ts'

// Cuts the shop's fonts out of their packages: node build/subset-fonts.ts
// Tiro Telugu's Latin is the Latin of all Tiro fonts, and the only one of them on npm.

const sources = 'node_modules/@fontsource'
const target = 'src/web/styles/fonts'

const anek = `${sources}-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2`
const anekMore = `${sources}-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2`
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

for (const { name, source, text, options } of cuts) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', ...options })
  await writeFile(`${target}/${name}.woff2`, font)
  console.log(`${name}.woff2 ${font.byteLength} bytes`)
}

/** Liberation Sans and Serif, measured as below, have the widths of Arial and Times New Roman. */
const fallbackWidths = { arial: 0.4418, times: 0.4002 }

console.log(await fallbackFace('Anek Fallback', anek, textCut, fallbackWidths.arial))
console.log(await fallbackFace('Tiro Fallback', tiro, displayCut, fallbackWidths.times))

/** The descriptors that make a system font take the room of ours, for styles/fonts.css. */
async function fallbackFace(name: string, source: string, options: object, width: number) {
  const font = await subsetFont(await readFile(source), basic, { targetFormat: 'sfnt', ...options })
  return describe(name, metricsOf(font), width)
}

function describe(name: string, metrics: FontMetrics, fallbackWidth: number): string {
  const adjust = metrics.averageWidth / fallbackWidth
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return [
    `${name}:`,
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${percent(metrics.ascent / adjust)};`,
    `  descent-override: ${percent(metrics.descent / adjust)};`,
    '  line-gap-override: 0%;',
  ].join('\n')
}

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join(
    '',
  )
}

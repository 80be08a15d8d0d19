import { expect, it } from 'vitest'
import { documentOf, lineOf, type Options } from '#test/document-row.ts'
import { heardIn, unheardIn } from '#test/heard-pdf.ts'
import { layoutOf } from '#test/read-pdf.ts'
import { printDocument } from './print-document.ts'
import type { DocumentLine } from './queries.ts'
import { labelsNow } from './words/labels.ts'

// What a screen reader finds in a document that is issued today.

const print = (options: Options, lines: DocumentLine[] = [lineOf()]) =>
  printDocument(documentOf(options), lines, labelsNow(options.terms?.language ?? 'en'))

const tagged = { isTagged: true } as const
const many = Array.from({ length: 17 }, (_, at) => lineOf({ name: `Saree ${at}` }))

it('its title is a heading, its lines a table whose heads and names are heads', async () => {
  const heard = heardIn(await print({ terms: tagged }))
  expect(heard.slice(0, 3)).toEqual(['Document', '  Sect', '    P: Pallu'])
  expect(heard).toContain('    H1: Tax invoice INV-2526-000001')
  expect(heard).toContain('    H2: Sold to')
  expect(heard.slice(heard.indexOf('    Table'), heard.indexOf('    Table') + 13)).toEqual([
    '    Table',
    '      TR',
    ...['Description', 'Pieces', 'Price', 'Discount', 'Amount'].map(
      (name) => `        TH Column en: ${name}`,
    ),
    '      TR',
    '        TH Row: Arakku Kanjivaram PL-1, Silk, HSN 500720, 5 %, taxable ₹11,428.57, CGST ₹285.72, SGST ₹285.71',
    '        TD: 2',
    '        TD: ₹6,000.00',
    '        TD',
    '        TD: ₹12,000.00',
  ])
  expect(heard).toContain('    P: Total ₹12,000.00')
})

it('letters that no font has are seen to be missing, but in what was issued before they were', async () => {
  const told = async (terms: Options['terms']) =>
    heardIn(await print({ terms: { ...tagged, ...terms }, buyer: { name: 'રમન Patel' } })).join()
  expect(await told({ isLegible: true })).toContain('??? Patel')
  expect(await told({})).not.toContain('?')
})

it.each<[string, Options]>([
  ['in English', {}],
  ['in Tamil', { terms: { language: 'ta', said: { 1: 'அரக்கு காஞ்சிவரம்' } } }],
  ['in Malayalam', { terms: { language: 'ml', said: { 1: 'ശ്രീ' } } }],
  ['cancelled', { cancelled_at: 1, cancel_reason: 'Twice' }],
  ['a specimen', { seller: { isSpecimen: true } }],
])(
  'over two pages, %s: everything is heard, once, and stands where it stood',
  async (_, options) => {
    const pdf = await print({ ...options, terms: { ...options.terms, ...tagged } }, many)
    expect(unheardIn(pdf)).toEqual([])
    const heard = heardIn(pdf)
    expect(heard.filter((line) => /CANCELLED|SPECIMEN/.test(line)).length).toBeLessThan(2)
    for (const { name } of many)
      expect(
        heard.filter((line) => line.includes(`${name} PL-1`) || line.includes(`${name}, PL-1`)),
      ).toHaveLength(1)
    expect(placesIn(pdf)).toEqual(placesIn(await print(options, many)))
  },
)

/** Without the cells that are empty: where there is nothing to hear, nothing is drawn. */
const placesIn = (pdf: Buffer) =>
  layoutOf(pdf)
    .join('\n')
    .split('\n')
    .filter((line) => !line.endsWith(': '))

it('has the same bytes at every print, and its readers show its title', async () => {
  const pdf = await print({ terms: tagged }, many)
  expect(pdf.equals(await print({ terms: tagged }, many))).toBe(true)
  const text = pdf.toString('latin1')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain('/Marked true')
})

it('what was issued before names no parts, so that its print stays what it was', async () => {
  const pdf = await print({}, many)
  expect(heardIn(pdf)).toEqual([])
  expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.3\n/)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { printPages, write, writeAt } from './pdf.ts'

const sheet = { size: [298, 420] as [number, number], margin: 20 }

const print = async (lines: string[]) => {
  const pdf = await printPages(sheet, 'Labels', [lines], (pdf, texts) => {
    for (const text of texts) write(pdf, text, 12)
  })
  return { pdf, text: readPdf(pdf)[0] ?? '' }
}

describe('a PDF', () => {
  it.each([
    ['Tamil', '4 வடக்கு மாட வீதி, மயிலாப்பூர்', 'மயிலா'],
    ['Telugu', '12 గాంధీ నగర్, విజయవాడ', 'గర్'],
    ['Kannada', '7 ಬಸವನಗುಡಿ, ಬೆಂಗಳೂರು', 'ಬಸವನಗುಡಿ'],
    ['Malayalam', '3 മലയാളം, നഗരം', 'നഗരം'],
    ['Hindi', '9 करोल बाग, नई दिल्ली', 'बाग'],
  ])('prints an address in %s', async (_, line, part) => {
    const { text } = await print([line])
    expect(text).toContain(line.split(' ')[0])
    expect(text).toContain(part)
  })

  it.each(['శ్రీనివాస', 'ശ്രീകൃഷ്ണ', 'ஸ்ரீ க்ஷ', 'ಶ್ರೀ ಕ್ಷೇತ್ರ', 'श्री क्षेत्र'])(
    'prints %s, where letters join',
    async (name) => {
      const { pdf } = await print([name])
      expect(pdf.length).toBeGreaterThan(3000)
    },
  )

  it('prints whatever is typed', async () => {
    const southern = fc.string({
      unit: fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCharCode(code)),
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(southern, fc.string({ unit: 'binary' })), async (text) => {
        const { pdf } = await print([text, `3 നഗരം ${text} శ్రీ`, 'Chennai'])
        expect(readPdf(pdf)[0]).toContain('Chennai')
      }),
      { numRuns: 60 },
    )
  })

  it('says what it is and in which language, which is English unless said otherwise', async () => {
    const draw = () => undefined
    const head = async (about?: Parameters<typeof printPages>[4]) =>
      (await printPages(sheet, 'Labels', [0], draw, about)).toString('latin1')
    expect(await head()).toContain('/Lang (en)')
    expect(await head()).toContain('(Labels)')
    expect(await head({ language: 'ta' })).toContain('/Lang (ta)')
  })

  it('goes on with the next line where mixed text ended', async () => {
    const tops: number[] = []
    await printPages(sheet, 'Labels', [0], (pdf) => {
      for (const text of ['Meena', 'மீனா Raman மயிலாப்பூர்', 'Chennai']) {
        tops.push(pdf.y)
        write(pdf, text)
      }
    })
    const [first = 0, second = 0, third = 0] = tops
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
  })

  it('keeps what joins letters and takes out what steers a printer', async () => {
    const { text } = await print(['A\u0007B\u202eC'])
    expect(text).toContain('A B C')
  })

  it('writes at a spot without moving the left edge of what follows', async () => {
    await printPages(sheet, 'Labels', [0], (pdf) => {
      writeAt(pdf, 'மீனா Raman', { x: 60, y: 40, size: 11, weight: 'bold', width: 200 })
      expect(pdf.y).toBeGreaterThan(40)
    })
  })
})

import { expect, it } from 'vitest'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { boxesOf, readPdf } from '#test/read-pdf.ts'

/** What a scanner knows of Code 128, set B, written down by itself: bars and spaces of the signs that the numbers below have. */
const signs: Record<string, string> = {
  ...{ 211214: 'start', 2331112: 'stop' },
  ...{ 123122: '0', 123221: '1', 223211: '2', 221132: '3', 221231: '4', 213212: '5', 223112: '6' },
  ...{ 312131: '7', 311222: '8', 321122: '9', 131123: 'B', 132113: 'E', 231311: 'I', 113321: 'N' },
}

/** The text of the bars, read from left to right as a scanner does: by their widths and the spaces between them. */
function scanned(bars: { x: number; width: number }[]): string {
  const module = Math.min(...bars.map(({ width }) => width))
  const wide = (points: number) => String(Math.round(points / module))
  const widths = bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1]
    return next ? [wide(width), wide(next.x - x - width)] : [wide(width)]
  })
  const drawn = widths.join('')
  const all = [...(drawn.slice(0, -7).match(/.{6}/g) ?? []), drawn.slice(-7)]
  const [start, ...rest] = all.map((symbol) => signs[symbol] ?? symbol)
  expect([start, rest.at(-1)]).toEqual(['start', 'stop'])
  // Before the stop stands the check figure, which belongs to no text.
  return rest.slice(0, -2).join('')
}

onBothEngines('the number of a parcel on its label', (testShop) => {
  const labelOf = async (numbers: string[], carrier: string, quantity = numbers.length) => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { quantity })
    for (const trackingNumber of numbers) {
      const contents = [{ lineId: made.lineId, quantity: 1 }]
      await made.staff('parcels', { carrier, trackingNumber, contents })
    }
    const cookie = [...made.owner.cookies].map((pair) => pair.join('=')).join('; ')
    const path = `/api/admin/print/labels?ids=${made.id}`
    const reply = await testShop().app.request(path, { headers: { cookie } })
    return { made, file: Buffer.from(await reply.arrayBuffer()) }
  }

  it('is read by a scanner, with room to both sides, and by people', async () => {
    const { file } = await labelOf(['EB123456785IN'], 'India Post')
    const bars = boxesOf(file)
    expect(scanned(bars)).toBe('EB123456785IN')
    const module = Math.min(...bars.map(({ width }) => width))
    const last = bars.at(-1) ?? { x: 0, width: 0 }
    expect(Math.min(bars[0]?.x ?? 0, 297.64 - last.x - last.width)).toBeGreaterThan(10 * module)
    expect(readPdf(file)[0]).toContain('India Post EB123456785IN')
  })

  it('is that of the last parcel, and none while something is left for one more', async () => {
    const { made, file } = await labelOf(['900000000018', '900000000025'], 'DTDC')
    expect(scanned(boxesOf(file))).toBe('900000000025')
    const more = await labelOf(['900000000032'], 'DTDC', 2)
    expect(more.made.id).not.toBe(made.id)
    expect(boxesOf(more.file)).toEqual([])
  })

  it('too long for bars it is there for people alone', async () => {
    const long = '123456789012345678901234567890'
    const { file } = await labelOf([long], 'Ravi')
    expect(boxesOf(file)).toEqual([])
    expect(readPdf(file)[0]).toContain(`Ravi ${long}`)
  })
})

import { expect, it } from 'vitest'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readPdf, squaresOf } from '#test/read-pdf.ts'
import { readQr } from '#test/read-qr.ts'
import { linesOf, orderById } from '../order-records/queries.ts'
import { currentProfile } from '../settings/documents.ts'
import { printLabels } from './print-labels.ts'
import { addressLines, printPackingSlips } from './print-slips.ts'

onNewShops('a packing slip', (testShop) => {
  it('has the number of its order for a scanner, in the upper right corner', async () => {
    await openForBusiness(testShop())
    const { id } = await anOrder(testShop())
    const { db } = testShop().shop
    const order = await orderById(db.read, id)
    if (!order) throw new Error('The order is not there.')
    const lines = await linesOf(db.read, [id])
    const squares = squaresOf(await printPackingSlips(await currentProfile(db), [{ order, lines }]))
    const unit = squares[0]?.size ?? 1
    const [left, top] = [
      Math.min(...squares.map(({ x }) => x)),
      Math.min(...squares.map(({ y }) => y)),
    ]
    // 46 points wide on A5, 34 from the right edge and 24 from above.
    expect([left, top]).toEqual([expect.closeTo(419.53 - 34 - 46, 1), expect.closeTo(24, 1)])
    const modules = Math.round(46 / unit)
    expect(modules * unit).toBeCloseTo(46, 1)
    const path = squares.map(({ x, y }) => {
      const [column, row] = [Math.round((x - left) / unit), Math.round((y - top) / unit)]
      return `M${column},${row}h1v1h-1z`
    })
    const svg = `<svg viewBox="0 0 ${modules} ${modules}"><path d="${path.join('')}"/></svg>`
    expect(readQr(svg)).toBe(order.number)
  })
})

onNewShops('an address label', (testShop) => {
  it('shows where letters are missing that no font of ours has, and asks for them to be written', async () => {
    await openForBusiness(testShop())
    const { id } = await anOrder(testShop())
    const { db } = testShop().shop
    const order = await orderById(db.read, id)
    if (!order) throw new Error('The order is not there.')
    const known = { customs: new Map(), parcels: new Map() }
    const profile = await currentProfile(db)
    const textFor = async (fullName: string) => {
      const address = JSON.stringify({ ...JSON.parse(order.address), fullName })
      const printed = [{ order: { ...order, address }, lines: [] }]
      return readPdf(await printLabels(profile, printed, known))[0] ?? ''
    }
    const asked = 'letters marked ? by hand'
    expect(await textFor('மீனா 𝓡𝓪𝓶𝓪𝓷')).toContain('Raman')
    expect(await textFor('மீனா 𝓡𝓪𝓶𝓪𝓷')).not.toContain(asked)
    const gujarati = await textFor('રમન Patel')
    expect(gujarati).toContain('??? Patel')
    expect(gujarati).toContain(asked)
  })
})

it('an address has a line for each of its parts, and none for what it does not say', () => {
  const full = {
    ...{ fullName: 'Asha Iyer', mobile: '98400', line1: '7 Car Street', line2: 'Near the tank' },
    ...{ city: 'Edison', state: 'New Jersey', pin: '08820', country: 'US' },
  }
  expect(addressLines('Meena', full)).toEqual([
    ...['Asha Iyer', '7 Car Street', 'Near the tank', 'Edison 08820', 'New Jersey'],
    'United States',
  ])
  const little = { ...full, fullName: '', line2: '', pin: '', state: '', country: undefined }
  expect(addressLines('Meena', little)).toEqual(['Meena', '7 Car Street', 'Edison'])
})

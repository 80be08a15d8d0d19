import { expect, it } from 'vitest'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { draw } from '#test/draw.tsx'
import { Examples } from './bulk-price-dialog.tsx'
import { noTimes } from './price-times.tsx'

const saree = (id: number, price: number, currentPrice: number) =>
  ({ id, name: `Saree ${id}`, price, currentPrice }) as StockItem // What the examples ask of it.

const said = async (selected: StockItem[], times = noTimes) =>
  (await draw(<Examples {...{ selected, times }} becomes={(price) => price * 1.1} />)).text

it('whoever changes prices for good is told of those that customers go on buying at a discount', async () => {
  const [plain, cut, other] = [saree(1, 1000, 1000), saree(2, 2000, 1500), saree(3, 3000, 2500)]
  expect(await said([plain])).not.toContain('discount')
  expect(await said([plain, cut])).toContain('One of them has a discount price, which stays')
  expect(await said([plain, cut, other])).toContain('2 of them have a discount price')
  const sale = { ...noTimes, endsAt: '2026-11-01T00:00' }
  expect(await said([plain, cut], sale)).not.toContain('discount')
})

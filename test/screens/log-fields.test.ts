import { expect, it } from 'vitest'
import { changesOf } from '#web/admin/audit/changes.ts'
import { keyOf, sayField, sayValue } from '#web/admin/audit/say-value.ts'
import { logFields } from '#web/words/en/admin/said/log-fields.ts'
import { createTestShop } from '../create-test-shop.ts'
import { openScene, prepared, writes } from '../staff-writes.ts'

// What the log keeps, and how whoever looks into it reads that.

const read = (json: string | null) => (json === null ? null : JSON.parse(json))

/** Every name of an entry, those within it too. */
const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Array.isArray(value)
      ? value.flatMap(namesIn)
      : Object.entries(value).flatMap(([name, one]) => [name, ...namesIn(one)])

it('the log has a word for whatever a call of staff leaves in it', async () => {
  const testShop = await createTestShop({ engine: 'sqlite' })
  const scene = await openScene(testShop)
  for (const call of Object.keys(writes)) await (await prepared(scene, call))()
  const rows = await testShop.shop.db.read.selectFrom('audit').selectAll().execute()
  await testShop.close()
  const names = rows.flatMap(({ before, after }) => {
    const [was, is] = [read(before), read(after)]
    return changesOf(was, is).flatMap(({ field }) => [
      ...(field.includes('/') ? [] : [field]),
      ...namesIn(is?.[field] ?? was?.[field]),
    ])
  })
  expect(names.length).toBeGreaterThan(300)
  const nameless = names.filter((name) => !Object.hasOwn(logFields, keyOf(name)))
  expect([...new Set(nameless)]).toEqual([])
}, 120_000)

it('a value is said, not shown as it is kept', () => {
  expect(
    [
      ...[['price_paise', 910_000] as const, ['is_active', 0] as const, ['isOn', true] as const],
      ...[['state', 'shipped'] as const, ['category_ids', '[2,3]'] as const],
      ...[['endsAt', '2026-10-04T18:30:00.000Z'] as const, ['day', '2026-01-15'] as const],
      ...[['published_at', 1_768_458_600_000] as const, ['facts', '{}'] as const],
      ['refund', { amount: 500, method: 'upi', reference: '' }] as const,
      ['content', '[as it was typed'] as const,
      ['lines', [{ code: 'A', price: 9000 }, { code: 'B' }]] as const,
    ].map(([field, value]) => `${sayField(field)}: ${sayValue(field, value)}`),
  ).toEqual([
    ...['Price: ₹9,100', 'In use: No', 'Switched on: Yes', 'State: On its way'],
    ...['Categories: 2, 3', 'Ends: 5 Oct 2026, 12:00 am', 'Day: 15 Jan 2026'],
    ...['In the shop since: 15 Jan 2026, 12:00 pm', 'Fabric details: '],
    'Refund: Amount: ₹500\u00a0· Way to pay: UPI',
    'Content: “[as it was typed”',
    'Sarees: Code: A\u00a0· Price: ₹9,000; Code: B',
  ])
  expect(sayField('product/16/name')).toBe('Product 16 Name')
  expect(sayField('of_next_year')).toBe('of_next_year')
})

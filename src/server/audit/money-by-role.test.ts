import { expect, it } from 'vitest'
import { roles } from '#domain/permissions.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { openScene, prepared, writes } from '#test/staff-writes.ts'
import { calls } from '../app/modules.ts'

// Every figure of money that each role of the staff reads in any answer, after a day in which every call was made once.
// A figure that a role gets for the first time stands in the difference: read it before renewing.

const reads = calls
  .map(({ endpoint }) => endpoint)
  .filter(({ guard, method }) => method === 'GET' && guard.startsWith('staff:'))
  .map(({ path }) => path)
  .toSorted()

/** What a sum of money is called in answers. */
const isMoney = (name: string) =>
  /(amount|total|rupees|paise|price|paid|due|owed|refunded|credited|balance|revenue|fee|discount|subtotal|sales|tax|turnover|sum|cost|purchase|taken|margin|value)s?$/i.test(
    name,
  )

it('is read by whoever works with it', async () => {
  const testShop = await createTestShop()
  const scene = await openScene(testShop)
  for (const call of Object.keys(writes)) {
    testShop.clock.now += 1000
    await (await prepared(scene, call))()
  }
  const told: string[] = []
  for (const role of roles) {
    const person = await signedIn(testShop, role)
    for (const path of reads) {
      const answers = await everyPage(person, await withId(path))
      const money = [...new Set(answers.flatMap(moneyIn))].toSorted()
      if (money.length > 0) told.push(`${role} ${path}: ${money.join(' ')}`)
    }
  }
  await testShop.close()
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('golden/money-by-role.txt')
  const ofPackers = told.filter((line) => line.startsWith('packer ')).join('\n')
  expect(ofPackers).toContain('packer /api/admin/orders: ')
  expect(ofPackers).not.toContain('/api/admin/today:')
  // How much waits, and no sum of it.
  expect(ofPackers).toContain('/api/admin/today/queue: groups.total total')

  /** All pages of what has pages: the log of the day has several. */
  async function everyPage(person: Shopper, path: string) {
    const answers: unknown[] = []
    for (let page = 1; ; page += 1) {
      const { text } = await person.get(page === 1 ? path : `${path}?page=${page}`)
      const answer: unknown = /^[{[]/.test(text) ? JSON.parse(text) : {}
      answers.push(answer)
      if (page >= pagesIn(answer)) return answers
    }
  }

  async function withId(path: string) {
    if (!path.includes('{id}')) return path
    const { text } = await scene.owner.get(path.split('/{id}')[0] ?? path)
    return path.replace('{id}', /"id":"?(\w+)/.exec(text)?.[1] ?? '1')
  }
})

const pagesIn = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'pages' in answer ? Number(answer.pages) : 1

/** The paths of all sums above nothing, each once. */
function moneyIn(answer: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown, path: string[]) => {
    if (Array.isArray(value)) for (const one of value) look(one, path)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(one, [...path, name])
    else if (typeof value === 'number' && value !== 0 && isMoney(path.at(-1) ?? ''))
      found.add(path.join('.'))
  }
  look(answer, [])
  return [...found].toSorted()
}

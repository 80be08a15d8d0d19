import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { askTogether, writeAtOnce } from './at-once.ts'

it('a statement that was prepared before a migration is prepared again', async () => {
  const { shop, close } = await createTestShop({ engine: 'postgres' })
  const rows = () =>
    shop.db.write((tx) => tx.selectFrom('counters').selectAll().where('name', '=', 'x').execute())
  try {
    await shop.db.write((tx) => tx.insertInto('counters').values({ name: 'x', value: 1 }).execute())
    await Promise.all(Array.from({ length: 10 }, rows))
    await shop.db.script('alter table counters add column later integer')
    expect(await Promise.all(Array.from({ length: 10 }, rows))).toEqual(
      Array.from({ length: 10 }, () => [{ name: 'x', value: 1, later: null }]),
    )
  } finally {
    await close()
  }
})

onBothEngines('statements at once', (testShop) => {
  const big = 9_000_000_000_000
  const counter = (name: string, value: number) => ({ name, value })

  it('write all or nothing', async () => {
    const { db } = testShop().shop
    const put = (names: string[]) =>
      db.write((tx) =>
        writeAtOnce(
          tx,
          names.map((name) => tx.insertInto('counters').values(counter(name, 1))),
        ),
      )
    await put(['a', 'b'])
    await expect(put(['c', 'a'])).rejects.toThrow()
    const { rows } = await sql<{ name: string }>`
      select name from counters where name in ('a', 'b', 'c') order by name`.execute(db.read)
    expect(rows.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('answer what they would answer alone, numbers as numbers', async () => {
    const { db } = testShop().shop
    const answers = await db.write((tx) =>
      askTogether(tx, [
        tx.insertInto('counters').values(counter('d', big)).returning(['name', 'value']).compile(),
        tx.selectFrom('counters').select('value').where('name', '=', 'nobody').compile(),
      ]),
    )
    expect(answers).toEqual([[{ name: 'd', value: big }], []])
  })
})

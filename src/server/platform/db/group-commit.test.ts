import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase, type Query } from './database.ts'
import { mostTogether } from './group-commit.ts'

describe('writes that wait share a commit', () => {
  let folder: string
  let db: Database

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-group-'))
    db = await openDatabase(path.join(folder, 'shop.sqlite'))
    await db.script(`
      create table numbers (n integer primary key);
      create table pages (id integer primary key, bytes blob);
      create table owners (id integer primary key);
      create table owned (owner integer references owners (id) deferrable initially deferred);
      create table gates (n integer check (n > 0));
      create trigger end_all before insert on gates when new.n = 13
        begin select raise(rollback, 'The disk is full.'); end;`)
  })

  afterEach(async () => {
    await db.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const put = (tx: Query, n: number) => sql`insert into numbers values (${n})`.execute(tx)

  const numbers = async (query: Query = db.read) => {
    const { rows } = await sql<{ n: number }>`select n from numbers order by n`.execute(query)
    return rows.map((row) => row.n)
  }

  const refused = async (tx: Query, n: number) => {
    await put(tx, n)
    throw new Error(`Not ${n}`)
  }

  const fates = async (writes: Promise<unknown>[]) =>
    (await Promise.allSettled(writes)).map((fate) =>
      fate.status === 'fulfilled' ? 'kept' : String((fate.reason as Error).message),
    )

  it('waits for the disk unless all that share a commit are relaxed', async () => {
    const modes = { full: 2, normal: 1 }
    const mode = async (tx: Query) => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(tx)
      return rows[0]?.synchronous
    }
    const relaxed = { isRelaxed: true }
    expect(await db.write(mode, relaxed)).toBe(modes.normal)
    expect(await db.write(mode)).toBe(modes.full)
    const [first, second] = await Promise.all([db.write(mode, relaxed), db.write(mode)])
    expect([first, second]).toEqual([modes.full, modes.full])
    const refusal = db.write((tx) => refused(tx, 2), relaxed)
    await expect(refusal).rejects.toThrow('Not 2')
    expect(await db.write(mode)).toBe(modes.full)
    await db.write((tx) => put(tx, 1), relaxed)
    expect(await numbers()).toEqual([1])
  })

  it('one that throws takes nothing else along, and nothing of its own stays', async () => {
    const writes = [
      db.write((tx) => put(tx, 1)),
      db.write((tx) => refused(tx, 2)),
      db.write((tx) => put(tx, 3)),
      db.write((tx) => put(tx, 3)),
    ]
    const [first, second, third, fourth] = await fates(writes)
    expect([first, second, third]).toEqual(['kept', 'Not 2', 'kept'])
    expect(fourth).toContain('UNIQUE')
    expect(await numbers()).toEqual([1, 3])
  })

  it('each sees what those before it wrote, in the order of asking', async () => {
    const seen = await Promise.all(
      [1, 2, 3].map((n) =>
        db.write(async (tx) => {
          await put(tx, n)
          return numbers(tx)
        }),
      ),
    )
    expect(seen).toEqual([[1], [1, 2], [1, 2, 3]])
  })

  it('nobody hears of an outcome before it can be read', async () => {
    const { length } = Array.from({ length: mostTogether * 2 + 1 })
    await Promise.all(
      Array.from({ length }, async (_, n) => {
        const write = db.write((tx) => (n % 3 === 0 ? refused(tx, n) : put(tx, n)))
        const [fate] = await fates([write])
        expect((await numbers()).includes(n)).toBe(fate === 'kept')
      }),
    )
  })

  it('a commit that fails fails for all of the group, those refused as well', async () => {
    const orphan = (tx: Query) => sql`insert into owned values (7)`.execute(tx)
    const fate = 'FOREIGN KEY constraint failed'
    const writes = [
      db.write((tx) => put(tx, 1)),
      db.write(orphan),
      db.write((tx) => refused(tx, 2)),
    ]
    expect(await fates(writes)).toEqual([fate, fate, fate])
    expect(await numbers()).toEqual([])
    await db.write((tx) => put(tx, 4))
    expect(await numbers()).toEqual([4])
  })

  it('a statement that ends the transaction of all fails alone: the others are tried again', async () => {
    const fatal = (tx: Query) => sql`insert into gates values (13)`.execute(tx)
    const writes = [
      db.write((tx) => put(tx, 1)),
      db.write(fatal),
      db.write((tx) => put(tx, 2)),
      db.write((tx) => refused(tx, 3)),
    ]
    expect(await fates(writes)).toEqual(['kept', 'The disk is full.', 'kept', 'Not 3'])
    expect(await numbers()).toEqual([1, 2])
  })

  it('a full disk refuses what does not fit and keeps the rest whole', async () => {
    await db.script('pragma max_page_count = 12')
    const big = async (tx: Query, n: number) => {
      await put(tx, n)
      await sql`insert into pages (bytes) values (zeroblob(1000000))`.execute(tx)
    }
    const writes = [db.write((tx) => put(tx, 1)), db.write((tx) => big(tx, 2))]
    expect(await fates(writes)).toEqual(['kept', 'database or disk is full'])
    expect(await numbers()).toEqual([1])
    await db.script('pragma max_page_count = 1000000')
    await db.write((tx) => big(tx, 2))
    expect(await numbers()).toEqual([1, 2])
  })

  it('a database that closes first keeps what waits', async () => {
    const writes = [1, 2, 3].map((n) => db.write((tx) => put(tx, n)))
    await db.close()
    expect(await fates(writes)).toEqual(['kept', 'kept', 'kept'])
    db = await openDatabase(path.join(folder, 'shop.sqlite'))
    expect(await numbers()).toEqual([1, 2, 3])
  })

  it('what is written while others wait comes to its turn', async () => {
    const writes = Array.from({ length: mostTogether + 5 }, (_, n) => db.write((tx) => put(tx, n)))
    writes[0]?.then(() => writes.push(db.write((tx) => put(tx, 1000))))
    await Promise.all(writes)
    expect(await numbers()).toHaveLength(mostTogether + 6)
  })

  type Step = { n: number; does: 'puts' | 'throws' | 'doubles' | 'ends all' }
  const steps: Record<Step['does'], (tx: Query, n: number) => Promise<unknown>> = {
    puts: put,
    throws: refused,
    doubles: async (tx, n) => {
      await put(tx, n)
      await put(tx, n)
    },
    'ends all': async (tx, n) => {
      await put(tx, n)
      await sql`insert into gates values (13)`.execute(tx)
    },
  }
  const someSteps = fc.array(
    fc.record({
      n: fc.nat(30),
      does: fc.constantFrom<Step['does'][]>('puts', 'puts', 'throws', 'doubles', 'ends all'),
      pause: fc.nat(3),
    }),
    { maxLength: 80 },
  )

  it('however many succeed and fail, what is kept is what was acknowledged, one by one', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps, async (wished) => {
        await db.write((tx) => sql`delete from numbers`.execute(tx))
        const model = new Set<number>()
        const expected: boolean[] = []
        const writes: Promise<unknown>[] = []
        for (const { n, does, pause } of wished) {
          const isKept = does === 'puts' && !model.has(n)
          if (isKept) model.add(n)
          expected.push(isKept)
          writes.push(db.write((tx) => steps[does](tx, n)))
          writes.at(-1)?.catch(() => undefined)
          if (pause === 0) await new Promise((resolve) => setImmediate(resolve))
        }
        expect((await fates(writes)).map((fate) => fate === 'kept')).toEqual(expected)
        expect(await numbers()).toEqual([...model].sort((one, other) => one - other))
      }),
      { numRuns: 60 },
    )
  })
})

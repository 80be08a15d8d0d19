import { DatabaseSync } from 'node:sqlite'
import v8 from 'node:v8'
import vm from 'node:vm'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sqliteKysely } from '../dialect.ts'

describe('rows of the embedded database', () => {
  const open = () => {
    const database = new DatabaseSync(':memory:')
    const db = sqliteKysely(database)
    database.exec('create table looms (id integer, name text)')
    database.exec("insert into looms values (1, 'pit'), (2, 'frame')")
    const all = () => sql<object>`select * from looms`.execute(db).then(({ rows }) => rows)
    return { database, all }
  }

  it('are plain objects of their columns', async () => {
    expect(await open().all()).toStrictEqual([
      { id: 1, name: 'pit' },
      { id: 2, name: 'frame' },
    ])
  })

  it('have one shape: none is a hash table, which takes twice the memory and outlives its answer', async () => {
    const [one, other] = await open().all()
    expect([isShaped(one), isShaped(other)]).toEqual([true, true])
    expect(haveOneShape(one, other)).toBe(true)
  })

  it('know the column that a migration adds while their statement is kept', async () => {
    const { database, all } = open()
    await all()
    database.exec("alter table looms add column place text; update looms set place = 'Kanchipuram'")
    expect(await all()).toEqual([
      { id: 1, name: 'pit', place: 'Kanchipuram' },
      { id: 2, name: 'frame', place: 'Kanchipuram' },
    ])
  })

  it('know their columns when a migration has changed them for as many others', async () => {
    const { database, all } = open()
    await all()
    database.exec('alter table looms drop column id; alter table looms add column place text')
    database.exec("update looms set place = 'Arani'")
    expect(await all()).toEqual([
      { name: 'pit', place: 'Arani' },
      { name: 'frame', place: 'Arani' },
    ])
  })
})

// What the engine itself says of an object.
v8.setFlagsFromString('--allow-natives-syntax')
const isShaped: (row: unknown) => boolean = vm.runInThisContext('(row) => %HasFastProperties(row)')
const haveOneShape: (one: unknown, other: unknown) => boolean = vm.runInThisContext(
  '(one, other) => %HaveSameMap(one, other)',
)

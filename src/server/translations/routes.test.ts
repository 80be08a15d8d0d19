import { beforeEach, expect, it } from 'vitest'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { spoolOf } from '../platform/http/body/spool.ts'
import { columns } from './desk/export.ts'

// The file of words as the admin area sends it: one, whose room is given back whatever comes of it.

onNewShops('a file of words that staff send', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const table = `${columns.join(',')}\r\n`
  const send = (fields: Record<string, string>, ...files: string[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const text of files) form.append('file', new File([text], 'words.csv'))
    return owner.post('/api/admin/translations/import', form)
  }
  const held = () => spoolOf(testShop().shop).held()

  it('is read and gives its room back, whether it is taken, tried or refused', async () => {
    expect(must(await send({}, table)).body).toMatchObject({ rows: 0, changed: 0 })
    expect(held()).toBe(0)
    expect(must(await send({ dryRun: '1' }, table)).body).toMatchObject({ isApplied: false })
    expect(held()).toBe(0)
    const wrong = await send({}, 'no table of ours\r\n1\r\n')
    expect(wrong.body).toMatchObject({
      isApplied: false,
      changed: 0,
      errorCount: expect.any(Number),
    })
    expect(held()).toBe(0)
  })

  it('has to be there, and comes alone', async () => {
    const none = await send({ dryRun: '1' })
    expect([none.status, none.body['refusal'], Object.keys(Object(none.body['errors']))]).toEqual([
      ...[400, 'no-csv-chosen', ['file']],
    ])
    const two = await send({}, table, table)
    expect([two.status, two.body['refusal'], two.body['params']]).toMatchObject([
      ...[expect.any(Number), 'too-many-files'],
      { most: 1 },
    ])
    expect(held()).toBe(0)
  })

  it('goes out named by the day', async () => {
    const { headers } = must(await owner.get('/api/admin/translations.csv'))
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="translations-2026-01-15.csv"',
    )
  })
})

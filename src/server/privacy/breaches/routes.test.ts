import { beforeEach, expect, it } from 'vitest'
import { Breach } from '#contract/privacy/breach-types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is told of the register of breaches, and what the log keeps of each entry.

const path = '/api/admin/breaches'
const noticedAt = '2026-01-15T04:30:00.000Z'
const never = {
  ...{ happenedFrom: null, happenedTo: null, certInAt: null, boardFirstAt: null },
  ...{ boardFullAt: null, peopleToldAt: null, closedAt: null, peopleCount: null },
}

onNewShops('a breach in the register', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const note = async (form: object) => must(await owner.post(path, form), 201).as(Breach)
  const tell = (id: number, emails: string[]) =>
    owner.post(`${path}/${id}/emails`, { emails, words: 'We are sorry.' })
  const log = async () =>
    (await logged(testShop(), 'breach')).map(({ user_id, ...line }) => {
      expect(user_id).toBe(owner.userId)
      return line
    })

  it('is listed as it was answered, with nothing in what was not said, and logged by its first words', async () => {
    expect(must(await owner.get(path)).body).toEqual([])
    const what = 'A list went astray. '.repeat(6).trim()
    const noted = await note({ noticedAt, what })
    expect(noted).toMatchObject({ ...never, noticedAt, what, kinds: [], remedy: '', emails: 0 })
    expect(must(await owner.get(path)).body).toEqual([noted])
    expect(await log()).toEqual([
      {
        ...{ action: 'create', subject_id: noted.id, subject: what.slice(0, 80), before: null },
        after: { ...never, noticedAt, what, kinds: [], remedy: '' },
      },
    ])
  })

  it('what is corrected stands in the log as it was and as it is', async () => {
    const { id, version } = await note({ noticedAt, what: 'A list.' })
    const told = { kinds: ['orders'], remedy: 'It is back.', peopleCount: 0, certInAt: noticedAt }
    const form = { noticedAt, what: 'A laptop.', ...told }
    const changed = must(await owner.put(`${path}/${id}`, { ...form, version })).as(Breach)
    expect(changed).toMatchObject({ ...never, id, ...form })
    const [, line] = await log()
    expect(line).toMatchObject({
      ...{ action: 'update', subject_id: id, subject: 'A laptop.', after: { ...never, ...form } },
      before: { what: 'A list.', kinds: [], remedy: '', peopleCount: null, certInAt: null },
    })
    const late = await owner.put(`${path}/${id}`, { ...form, version })
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    expect(late.body['current']).toMatchObject({ what: 'A laptop.', remedy: 'It is back.' })
  })

  it('people are written to once; that they were is kept from the first email on, and logged by how many', async () => {
    const { clock } = testShop()
    const { id } = await note({ noticedAt, what: 'A list.' })
    const first = must(await tell(id, ['Asha@example.in', 'asha@example.in'])).body
    const peopleToldAt = new Date(clock.now).toISOString()
    expect(first).toMatchObject({ sent: 1, breach: { id, emails: 1, peopleToldAt } })
    clock.now += 60_000
    const again = must(await tell(id, ['asha@example.in'])).body
    expect(again).toMatchObject({ sent: 0, breach: { emails: 1, peopleToldAt } })
    const more = must(await tell(id, ['meena@example.in', 'asha@example.in'])).body
    expect(more).toMatchObject({ sent: 1, breach: { emails: 2, peopleToldAt } })
    const words = 'We are sorry.'
    expect((await log()).slice(1)).toEqual(
      [1, 0, 1].map((sent) => ({
        ...{ action: 'update', subject_id: id, subject: `${sent} emails`, before: null },
        after: { words, sent },
      })),
    )
  })

  it('one that is not there is neither corrected nor told of', async () => {
    const form = { noticedAt, what: 'A list.' }
    for (const reply of [await owner.put(`${path}/999`, form), await tell(999, ['a@example.in'])])
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-breach'])
    expect(await log()).toEqual([])
  })
})

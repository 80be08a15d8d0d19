import { beforeEach, expect, it } from 'vitest'
import { DataRequest, DataRequestPage } from '#contract/privacy/request-types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { asksForData, provedRequest } from '#test/proved-request.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is told of what people ask of their data, and what an answer leaves behind.

const list = '/api/admin/data-requests'

onNewShops('what people ask of their data', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  let people = 0
  const asks = async (kind: 'erase' | 'correct' = 'erase') => {
    const email = `asks${++people}@example.in`
    return { email, ...(await provedRequest(testShop(), { kind, email, words: 'My name.' })) }
  }
  const answer = (id: number, outcome = 'done') =>
    owner.post(`${list}/${id}/answer`, { outcome, words: 'So it is.' })
  const asked = async (query = '') => must(await owner.get(`${list}${query}`)).as(DataRequestPage)
  const says = ({ status, body }: Awaited<ReturnType<typeof answer>>) => [status, body['refusal']]

  it('is listed once it is proved, twenty on a page', async () => {
    const none = await asked()
    expect(none).toMatchObject({ items: [], total: 0, page: 1, pages: 1 })
    await asksForData(testShop(), { kind: 'erase', email: 'unproved@example.in' })
    expect(await asked()).toEqual(none)
    for (let at = 0; at <= 20; at += 1) await asks()
    const [first, second] = [await asked(), await asked('?page=2')]
    expect([first.items.length, first.total, first.page, first.pages]).toEqual([20, 21, 1, 2])
    expect([second.items.length, second.total, second.page, second.pages]).toEqual([1, 21, 2, 2])
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(21)
  })

  it('an answer is kept with its words, sent, and logged by its kind and outcome, once', async () => {
    const { id, email } = await asks()
    const answered = must(await answer(id)).as(DataRequest)
    expect(answered).toMatchObject({
      ...{ id, email, kind: 'erase', outcome: 'done', outcomeWords: 'So it is.', kept: [] },
      answeredAt: new Date(testShop().clock.now).toISOString(),
    })
    const mails = testShop().shop.db.read.selectFrom('mails').select('recipient')
    const sent = await mails.where('letter', '=', 'data-request-answered').execute()
    expect(sent).toEqual([{ recipient: email }])
    expect(says(await answer(id))).toEqual([409, 'data-request-answered'])
    const line = { user_id: owner.userId, action: 'update', subject_id: id, subject: 'erase' }
    const log = await logged(testShop(), 'data-request')
    expect(log).toEqual([{ ...line, before: null, after: { outcome: 'done' } }])
    expect((await asked('?state=open')).items).toEqual([])
    const [item] = (await asked()).items
    expect(item).toMatchObject({ id, outcome: 'done', by: expect.stringMatching(/^person-/) })
  })

  it.each(['orders', 'messages'])(
    'nothing is erased while %s are held; all else is answered',
    async (kind) => {
      must(await owner.post('/api/admin/retention/holds', { kind, reason: 'A case.' }))
      const [one, other, third] = [await asks(), await asks(), await asks('correct')]
      expect(says(await answer(one.id))).toEqual([409, 'legal-hold'])
      must(await answer(other.id, 'refused'))
      must(await answer(third.id))
      expect((await asked('?state=open')).items.map(({ id }) => id)).toEqual([one.id])
    },
  )

  it('one that was not proved, or never was, is not answered', async () => {
    const { id } = await asksForData(testShop(), { kind: 'erase', email: 'new@example.in' })
    for (const unknown of [id, 999])
      expect(says(await answer(unknown))).toEqual([404, 'no-such-data-request'])
    expect(await logged(testShop(), 'data-request')).toEqual([])
  })
})

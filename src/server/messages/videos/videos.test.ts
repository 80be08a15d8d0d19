import { expect, it } from 'vitest'
import { KeptVideo, TicketText } from '#contract/messages/admin-types.ts'
import { emailAnew } from '#test/email-anew.ts'
import { saveProduct } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { smallVideo } from '#test/small-video.ts'
import { sweepVideos } from './sweep-videos.ts'

const day = 86_400_000
const bytes = smallVideo(700_000)

let count = 0

onNewShops('a video as a file', (testShop) => {
  async function asked() {
    const slug = `filmed-${++count}`
    await saveProduct(testShop().shop, { slug, name: `Filmed ${count}` })
    const email = `filmed${count}@example.com`
    const form = { name: 'Valli', email, message: 'Please show me this one.', about: slug }
    const { body } = must(await newShopper(testShop()).post('/api/contact', form), 201)
    const id = Number(String(body['number']).slice(2))
    const manager = await signedIn(testShop(), 'manager')
    const path = `/api/admin/tickets/${id}`
    const send = (content: Uint8Array<ArrayBuffer>) => {
      const files = new FormData()
      files.set('video', new File([content], 'VID_1.mp4', { type: 'text/html' }))
      return manager.post(`${path}/videos`, files)
    }
    const answer = (videoId: number, more: { link?: string } = {}) =>
      manager.post(`${path}/answers`, { words: 'Here it is.', videoId, ...more })
    const read = async () => must(await manager.get(path)).as(TicketText)
    return { id, slug, email, send, answer, read }
  }

  const files = async () => (await testShop().shop.media.list('videos/')).map(({ name }) => name)

  async function linked() {
    const at = await asked()
    const { id } = must(await at.send(bytes), 201).as(KeptVideo)
    must(await at.answer(id))
    const mail = await testShop()
      .shop.db.read.selectFrom('mails')
      .select('id')
      .where('recipient', '=', at.email)
      .where('letter', '=', 'message-answered')
      .executeTakeFirstOrThrow()
    const words = await emailAnew(testShop().shop, mail.id)
    const token = /\/video\/([\w-]+)/.exec(words)?.[1] ?? ''
    const watch = (headers = {}) => newShopper(testShop()).get(`/videos/${token}`, headers)
    const about = () => newShopper(testShop()).get(`/api/videos/${token}`)
    return { ...at, videoId: id, watch, about }
  }

  it('is kept whole, shown behind the link of the email, and played in parts', async () => {
    const { slug, watch, about, read } = await linked()
    expect(must(await about()).body).toMatchObject({ type: 'video/mp4', slug })
    const whole = await watch()
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect(whole.headers.get('content-length')).toBe(String(bytes.length))
    const part = await watch({ range: 'bytes=4-11' })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      ...[206, 'ftypmp42', `bytes 4-11/${bytes.length}`],
    ])
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect((await watch({ range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await read()).answers).toMatchObject([{ video: { bytes: bytes.length } }])
    expect((await newShopper(testShop()).get('/videos/guessed')).status).toBe(404)
  })

  it('beside an address that staff wrote down it is the one button of its email', async () => {
    const at = await asked()
    const { id } = must(await at.send(bytes), 201).as(KeptVideo)
    const link = 'https://videos.example/red'
    must(await at.answer(id, { link }))
    const { shop } = testShop()
    const newest = shop.db.read.selectFrom('ticket_answers').select('id').orderBy('id', 'desc')
    const { id: answerId } = await newest.executeTakeFirstOrThrow()
    const { text, buttons } = await readEmail(testShop(), 'message-answered', { answerId })
    expect([buttons, text.split('See the video:').length - 1]).toEqual([1, 2])
    expect(text).toContain(link)
  })

  it('ends after its days, link and file', async () => {
    const { watch, about } = await linked()
    const { clock, shop } = testShop()
    const before = await files()
    clock.now += shop.config.video.days * day
    expect([(await watch()).status, (await about()).status]).toEqual([404, 404])
    await sweepVideos(shop)
    expect((await files()).length).toBeLessThan(before.length)
    expect(await shop.db.read.selectFrom('answer_videos').select('id').execute()).toEqual([])
  })

  it('goes with its message, and after a day where no answer brought it', async () => {
    const { shop, clock } = testShop()
    const gone = await linked()
    const unsent = await asked()
    must(await unsent.send(bytes), 201)
    expect(await files()).toHaveLength(2)
    await shop.db.write((tx) => tx.deleteFrom('tickets').where('id', '=', gone.id).execute())
    expect((await gone.watch()).status).toBe(404)
    await sweepVideos(shop)
    expect(await files()).toHaveLength(1)
    clock.now += day
    await sweepVideos(shop)
    expect(await files()).toEqual([])
  })

  it('of another kind, of another message, sent already or too large is refused', async () => {
    const one = await asked()
    const refusalOf = async (reply: Promise<{ status: number; body: Record<string, unknown> }>) => {
      const { status, body } = await reply
      return [status, body['refusal']]
    }
    const page = Buffer.from('<script>alert(1)</script>')
    expect(await refusalOf(one.send(page))).toEqual([415, 'video-of-another-kind'])
    expect(await refusalOf(one.send(Buffer.alloc(0)))).toEqual([400, 'no-video-chosen'])
    testShop().shop.config.video.maxBytes = bytes.length
    const large = Buffer.concat([bytes, Buffer.alloc(1)])
    expect(await refusalOf(one.send(large))).toEqual([413, 'file-too-large'])
    const { id } = must(await one.send(bytes), 201).as(KeptVideo)
    const other = await asked()
    expect(await refusalOf(other.answer(id))).toEqual([409, 'no-such-video'])
    expect((await other.read()).answers).toEqual([])
    must(await one.answer(id))
    expect(await refusalOf(one.answer(id))).toEqual([409, 'no-such-video'])
  })
})

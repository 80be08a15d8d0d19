import { expect, it } from 'vitest'
import { TicketText } from '#contract/messages/admin-types.ts'
import { saveProduct, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { tryOnce } from '#test/try-once.ts'
import { sendEmail } from '../app/emails/emails.ts'

let count = 0

onBothEngines('a daylight video of a saree', (testShop) => {
  const ask = async (about: string, options = {}) => {
    const email = `video${++count}@example.com`
    const form = { name: 'Valli', email, message: `Please show me number ${count}.`, about }
    const asked = await newShopper(testShop()).post('/api/contact', { ...form, ...options })
    const id = Number(String(must(asked, 201).body['number']).slice(2))
    const manager = await signedIn(testShop(), 'manager')
    const read = async () => must(await manager.get(`/api/admin/tickets/${id}`)).as(TicketText)
    const answer = (link: string) =>
      manager.post(`/api/admin/tickets/${id}/answers`, { words: 'Here it is.', link })
    return { email, read, answer }
  }
  const sentTo = async (email: string) => {
    const { shop } = testShop()
    const mails = () => shop.db.read.selectFrom('mails').selectAll().where('recipient', '=', email)
    const answered = mails().where('letter', '=', 'message-answered')
    const mail = await answered.executeTakeFirstOrThrow()
    await tryOnce(shop, sendEmail, { mailId: mail.id })
    return answered.executeTakeFirstOrThrow()
  }

  it('is asked for without signing in, and staff see of which saree', async () => {
    const id = await saveProduct(testShop().shop, {
      slug: 'ask-ivory',
      name: 'Ivory',
      code: 'KAS-9',
    })
    const { read } = await ask('ask-ivory')
    expect((await read()).saree).toEqual({ id, code: 'KAS-9', name: 'Ivory' })
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set({ archived_at: 1 }).where('id', '=', id).execute(),
    )
    expect((await read()).saree).toEqual({ id, code: 'KAS-9', name: 'Ivory' })
    expect((await (await ask('no-such-saree')).read()).saree).toBeNull()
  })

  it('comes by an email with the saree, its price and one button, and stays with the message', async () => {
    await saveProduct(testShop().shop, { slug: 'ask-red', name: 'Red', price_paise: 9_000_00 })
    const { email, answer, read } = await ask('ask-red')
    const link = 'https://videos.example/red?b=1&c=2'
    must(await answer(link))
    expect((await read()).answers).toMatchObject([{ words: 'Here it is.', link }])
    const sent = await sentTo(email)
    expect(sent.body).toContain(`See the video:\n${link}`)
    expect(sent.body).toContain('/product/ask-red')
    expect(sent.body).toContain('₹9,000')
    expect(sent.html).toContain('href="https://videos.example/red?b=1&amp;c=2"')
  })

  it('is told in the language of whoever asked', async () => {
    const { shop } = testShop()
    const id = await saveProduct(shop, { slug: 'ask-tamil', name: 'Blue' })
    await saveWords(shop, 'ta', [
      { thing: 'product', field: 'name', id, words: 'நீலம்', english: 'Blue' },
    ])
    const tamil = newShopper(testShop())
    const email = 'tamil-video@example.com'
    const form = { name: 'Valli', email, message: 'பார்க்க வேண்டும் தயவுசெய்து.', about: 'ask-tamil' }
    const { body } = must(await tamil.post('/api/contact', form, { 'content-language': 'ta' }), 201)
    const manager = await signedIn(testShop(), 'manager')
    const answer = { words: 'இதோ.', link: 'https://videos.example/blue' }
    must(
      await manager.post(
        `/api/admin/tickets/${Number(String(body['number']).slice(2))}/answers`,
        answer,
      ),
    )
    const sent = await sentTo(email)
    expect(sent.body).toContain('வீடியோவைப் பாருங்கள்')
    expect(sent.body).toContain('நீலம்')
  })

  it.each(['http://videos.example/red', 'javascript:alert(1)', 'red.mp4'])(
    'a link that is no address of the web is refused beside its field: %s',
    async (link) => {
      const { answer, read } = await ask('')
      const refused = await answer(link)
      expect([refused.status, refused.body['errors']]).toEqual([
        400,
        { link: 'Please enter a web address' },
      ])
      expect((await read()).answers).toEqual([])
    },
  )
})

import { afterAll, describe, expect, it } from 'vitest'
import { type Received, startMailServer } from '#test/mail-server.ts'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { journeys, newName, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { widths } from './visitor.ts'

const server = await startMailServer()
afterAll(() => server.close())
const { shop, at, some } = journeys(undefined, {
  SMTP_URL: server.url,
  MAIL_FROM: 'shop@pallu.example',
})

/** The words of an email with its lines put together again. */
const wordsOf = ({ words }: Received) =>
  words
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r\n\s+/g, ' ')

/** The first email to an address that says something, once it is there. */
async function emailTo(address: string, saying: RegExp): Promise<string> {
  const found = () =>
    server.emails
      .map((one) => ({ to: one.to, words: wordsOf(one) }))
      .find(({ to, words }) => to.includes(address) && saying.test(words))
  await expect.poll(() => found() !== undefined, { timeout: 60_000 }).toBe(true)
  return found()?.words ?? ''
}

const pathIn = (words: string, place: RegExp) => place.exec(words)?.[0] ?? ''

describe('a newsletter', () => {
  it('is asked for, written, looked at, tried, sent, read and left with one click', async () => {
    const address = `${newName('reader')}@example.in`
    const reader = await at('/newsletter', plain)
    const main = reader.getByRole('main')
    await main.getByLabel('Email address').fill(address)
    await main.getByRole('button', { name: 'Subscribe' }).click()
    await main.getByText('please confirm from the email').waitFor()
    const asked = await emailTo(address, /newsletter\/confirm\//)
    await reader.goto(pathIn(asked, /\/newsletter\/confirm\/[\w-]+/))
    await main.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await main.getByRole('heading', { name: 'Thank you for subscribing!' }).waitFor()

    const saree = await some(({ stock }) => stock > 0)
    const subject = newName('New looms in Arani')
    const page = await atWork(shop, '/admin/newsletters', { width: widths.desktop })
    await page.getByRole('button', { name: 'Write a newsletter' }).click()
    const form = dialogOf(page, 'New newsletter')
    await form.getByLabel('Subject', { exact: true }).fill(subject)
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill('They came on Monday.')
    await form.getByRole('searchbox', { name: 'Find a saree' }).fill(saree.name)
    await form.getByRole('button', { name: `Add ${saree.name}`, exact: true }).click()
    expect(await lookForBarriers(page)).toEqual([])
    await form.getByRole('button', { name: 'Save newsletter' }).click()
    await page.getByRole('heading', { level: 2, name: subject }).waitFor()
    const frame = page.frameLocator('iframe[title="The newsletter"]')
    await frame.getByText('They came on Monday.').waitFor()
    await frame.getByText(saree.name).waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    await page.getByLabel('View', { exact: true }).selectOption('text')
    await page.getByText(`Subject: ${subject}`).waitFor()
    await page.getByRole('button', { name: 'Send a test to me' }).click()
    await page.getByText('A test is on its way to').first().waitFor()

    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    await toastSays(page, 'The newsletter is being sent')
    const got = await emailTo(address, /List-Unsubscribe:/)
    expect(got).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const wayOut = pathIn(got, /\/newsletter\/unsubscribe\/[\w-]+/)
    const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }
    const fromMail = { ...oneClick, headers: { Origin: 'https://mail.example' } }
    // Anything else that another site posts is refused.
    expect((await reader.request.post('/newsletter', fromMail)).status()).toBe(403)
    const clicked = await reader.request.post(wayOut, fromMail)
    expect([clicked.status(), await clicked.text()]).toEqual([
      200,
      expect.stringContaining('You have unsubscribed'),
    ])
    await reader.goto(wayOut)
    await main.getByRole('button', { name: 'Unsubscribe' }).click()
    await main.getByRole('heading', { name: 'You have unsubscribed' }).waitFor()

    await page.goto('/admin/newsletters')
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect
      .poll(
        async () => {
          await page.reload()
          await row.waitFor()
          return row.getByRole('cell').allInnerTexts()
        },
        { timeout: 60_000 },
      )
      .toEqual(expect.arrayContaining(['1 of 1', '1']))
  })
})

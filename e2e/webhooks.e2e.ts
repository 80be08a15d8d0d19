import http from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atWork, dialogOf } from './admin.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { widths } from './visitor.ts'

const { shop } = journeys(undefined, { WEBHOOKS_TO_PRIVATE: '1' })

const asked: unknown[] = []
const program = http.createServer((request, response) => {
  asked.push(request.headers['pallu-event'])
  response.writeHead(500).end()
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  const address = program.address()
  host = `127.0.0.1:${typeof address === 'object' && address?.port}`
})
afterAll(() => program.close())

it('a test of a webhook leads to what the other program answered, and its row says so too', async () => {
  const page = await atWork(shop, '/admin/webhooks', { width: widths.phone })
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const form = dialogOf(page, 'Add a webhook')
  await form.getByLabel('Address').fill(`http://${host}/hook`)
  await form.getByLabel('An order was paid').check()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'I have saved it' }).click()

  await page.getByRole('button', { name: `Send a test to ${host}` }).click()
  const log = dialogOf(page, `Log of ${host}`)
  await log.getByText('A test', { exact: true }).waitFor()
  await log.getByText('Waiting · 1 try · answered 500').waitFor()
  expect(asked).toEqual(['test'])
  expect(await lookForBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('On, 1 failed try in a row').waitFor()
})

it('what nobody answered is told in words, and those of the program stand folded beneath', async () => {
  const page = await atWork(shop, '/admin/webhooks', { width: widths.phone })
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const form = dialogOf(page, 'Add a webhook')
  await form.getByLabel('Address').fill('http://127.0.0.1:9/hook')
  await form.getByLabel('An order was paid').check()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('button', { name: 'Send a test to 127.0.0.1:9' }).click()
  const log = dialogOf(page, 'Log of 127.0.0.1:9')
  await log.getByText('Waiting · 1 try · nobody is listening at this address').waitFor()
  const raw = log.getByText(/ECONNREFUSED/)
  expect(await raw.isVisible()).toBe(false)
  await log.getByText('Technical details').click()
  await raw.waitFor()
  expect(await lookForBarriers(page)).toEqual([])
})

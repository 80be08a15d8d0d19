import { expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { widths } from './visitor.ts'

const { shop } = journeys()

it('asks for their data in Hindi, without JavaScript, and stays in Hindi', async () => {
  const page = await shop.visit({ javaScriptEnabled: false, width: widths.phone })
  await page.goto('/hi/my-data')
  await page.selectOption('select[name=kind]', 'access')
  await page.fill('main input[name=email]', 'asha@example.in')
  await page.click('main form button[type=submit]')
  await page.waitForURL(/\/hi\/my-data\/\d+$/)
  expect(new URL(page.url()).pathname).toMatch(/^\/hi\/my-data\/\d+$/)
})

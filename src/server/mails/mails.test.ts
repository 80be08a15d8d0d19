import { expect, it } from 'vitest'
import { MailPage } from '#contract/mails/types.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { signedIn } from '#test/shopper.ts'

it('the list of emails says whether any of them can leave the machine', async () => {
  const answers = []
  for (const environment of [
    {},
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@pallu.example' },
  ]) {
    const testShop = await createTestShop({ environment })
    const owner = await signedIn(testShop, 'owner')
    answers.push((await owner.get('/api/admin/mails')).as(MailPage).hasMailServer)
    await testShop.close()
  }
  expect(answers).toEqual([false, true])
})

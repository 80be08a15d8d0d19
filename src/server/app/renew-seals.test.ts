import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { NewWebhook } from '#contract/webhooks/types.ts'
import { anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { keyOf, openVault } from '../platform/secret-key.ts'
import { openPan, sealPan } from '../tax/buyer-pan.ts'
import { renewSeals } from './renew-seals.ts'

onNewShops('a new key of the shop’s secrets', (testShop) => {
  it('takes over all that lies under the old one, so that this may be taken away', async () => {
    const { shop } = testShop()
    const { id, token, owner } = await anOrder(testShop())
    const buyer_pan = sealPan(shop, 'ABCPM1234K', token)
    await shop.db.write((tx) =>
      tx.updateTable('orders').set({ buyer_pan }).where('id', '=', id).execute(),
    )
    const form = { url: 'https://books.example/told', events: ['order.paid'] }
    const hook = must(await owner.post('/api/admin/webhooks', form), 201).as(NewWebhook)
    const old = fs.readFileSync(path.join(shop.config.dataDir, 'secret.key'), 'utf8').trim()
    const fresh = randomBytes(32).toString('base64')
    const under = (secretKey: string) => ({ ...shop, config: { ...shop.config, secretKey } })
    await renewSeals(under(`${fresh},${old}`))
    const order = await shop.db.read
      .selectFrom('orders')
      .select('buyer_pan')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(openPan(under(fresh), order.buyer_pan, token)).toBe('ABCPM1234K')
    const webhook = await shop.db.read
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', hook.id)
      .executeTakeFirstOrThrow()
    expect(openVault([keyOf(fresh)]).open(webhook.secret, 'webhook')).toBe(hook.secret)
  })

  it('without the old one behind it says what it cannot read, and changes nothing', async () => {
    const { shop } = testShop()
    const { id, token } = await anOrder(testShop())
    const buyer_pan = sealPan(shop, 'ABCPM1234K', token)
    await shop.db.write((tx) =>
      tx.updateTable('orders').set({ buyer_pan }).where('id', '=', id).execute(),
    )
    const errors: unknown[] = []
    const log = { ...shop.log, error: (what: unknown) => errors.push(what) } as never // As far as it is used.
    const keys = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
    await renewSeals({ ...shop, log, config: { ...shop.config, secretKey: keys.join(',') } })
    expect(errors).toEqual([{ carriers: 0, pans: 1, webhooks: 0 }])
    const kept = await shop.db.read.selectFrom('orders').select('buyer_pan').execute()
    expect(kept).toEqual([{ buyer_pan }])
  })
})

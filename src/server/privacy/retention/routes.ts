import type * as adminCalls from '#contract/privacy/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { actorOf, record } from '../../audit/audit.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { retentionRows } from '../../retention/queries.ts'
import { insertHold, liftHold } from './queries.ts'
import { sweepNow, whatIsDue } from './sweep-retention.ts'

type Answered = Pick<typeof adminCalls, 'readRetention' | 'runRetention' | 'placeHold' | 'liftHold'>

export const retentionHandlers: Handlers<Answered> = {
  readRetention: ({ shop }) => whatIsDue(shop.db.read, shop.now()),
  async runRetention({ shop, c, input }) {
    if (input.dryRun) return whatIsDue(shop.db.read, shop.now())
    const actor = actorOf(c)
    const report = await sweepNow(shop, actor.id)
    const after = Object.fromEntries(report.kinds.map(({ kind, count }) => [kind, count]))
    const change = { action: 'delete', kind: 'retention', id: null, subject: 'sweep' } as const
    await shop.db.write((tx) => record(tx, actor, shop.now(), { ...change, after }))
    return report
  },
  placeHold: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const [actor, now, { kind, reason }] = [actorOf(c), shop.now(), input]
      const isKind = (await retentionRows(tx)).some((one) => one.kind === kind)
      if (!isKind) throw new ShopError('no-such-kind')
      const id = await insertHold(tx, {
        ...{ kind, reason, from_at: now, user_id: actor.id, lifted_at: null },
      })
      if (id === undefined) throw new ShopError('held-already')
      const change = { action: 'create', kind: 'retention', id, subject: kind } as const
      await record(tx, actor, now, { ...change, after: { reason } })
      return whatIsDue(tx, now)
    }),
  liftHold: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const kind = await liftHold(tx, input.id, shop.now())
      if (kind === undefined) throw new ShopError('no-such-hold-on-data')
      const change = { action: 'delete', kind: 'retention', id: input.id, subject: kind } as const
      await record(tx, actorOf(c), shop.now(), change)
      return undefined
    }),
}

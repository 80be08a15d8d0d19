import { Gauge, Registry } from 'prom-client'
import { jobFigures } from '../jobs/queries.ts'
import { mailFigures } from '../mail/queries.ts'
import type { Shop } from '../shop.ts'
import { orderCount } from './queries.ts'

/** What the database knows: the same whichever process is asked. */
export async function shopMetrics({ db }: Shop): Promise<string> {
  const registry = new Registry()
  const registers = [registry]
  const [jobs, mails, orders] = await Promise.all([jobFigures(db), mailFigures(db), orderCount(db)])
  const jobsBy = new Gauge({
    name: 'pallu_jobs',
    help: 'Jobs by their state; dead ones were given up.',
    labelNames: ['state'],
    registers,
  })
  for (const state of ['waiting', 'running', 'dead'] as const) jobsBy.set({ state }, 0)
  for (const { status, count } of jobs) jobsBy.inc({ state: status }, count)
  const mailsBy = new Gauge({
    name: 'pallu_mails',
    help: 'Letters that have not left.',
    labelNames: ['state'],
    registers,
  })
  mailsBy.set({ state: 'waiting' }, mails.waiting)
  mailsBy.set({ state: 'failed' }, mails.failed)
  new Gauge({ name: 'pallu_orders_placed', help: 'Orders placed so far.', registers }).set(orders)
  return registry.metrics()
}

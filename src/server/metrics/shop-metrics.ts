import { Gauge, Registry } from 'prom-client'
import { lastBackupAt } from '../backup/note-queries.ts'
import { jobFigures } from '../jobs/queries.ts'
import { mailFigures } from '../mail/queries.ts'
import type { Shop } from '../shop.ts'
import { orderCount } from './queries.ts'

/** What the database knows: the same whichever process is asked. */
export async function shopMetrics({ db }: Shop): Promise<string> {
  const registry = new Registry()
  const registers = [registry]
  const [jobs, mails, orders, backupAt] = await Promise.all([
    jobFigures(db),
    mailFigures(db),
    orderCount(db),
    lastBackupAt(db),
  ])
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
  new Gauge({
    name: 'pallu_last_backup_timestamp_seconds',
    help: 'When the last good backup was taken; 0: never.',
    registers,
  }).set((backupAt ?? 0) / 1000)
  return registry.metrics()
}

import { Gauge, Registry } from 'prom-client'
import { lastBackupAt } from '../../backups/queries.ts'
import { jobFigures } from '../../platform/jobs/queries.ts'
import { mailFigures } from '../../platform/mail/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { heldPieces, oldestDue, ordersPlaced } from './queries.ts'

/** What the database knows: the same whichever process is asked. */
export async function shopMetrics({ db, now }: Shop): Promise<string> {
  const registry = new Registry()
  const registers = [registry]
  const [jobs, mails, orders, backupAt, dueAt, held] = await Promise.all([
    jobFigures(db),
    mailFigures(db),
    ordersPlaced(db),
    lastBackupAt(db),
    oldestDue(db),
    heldPieces(db, now()),
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
    help: 'Emails that have not left.',
    labelNames: ['state'],
    registers,
  })
  mailsBy.set({ state: 'waiting' }, mails.waiting)
  mailsBy.set({ state: 'failed' }, mails.failed)
  const one = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers }).set(value)
  one('pallu_orders_placed', 'Orders placed so far.', orders)
  one('pallu_held_pieces', 'Pieces kept aside for somebody.', held)
  const lateMs = dueAt === null ? 0 : Math.max(0, now() - dueAt)
  one('pallu_oldest_job_age_seconds', 'How long the oldest job is due.', lateMs / 1000)
  const backupSeconds = (backupAt ?? 0) / 1000
  one('pallu_last_backup_timestamp_seconds', 'The last good backup; 0: never.', backupSeconds)
  return registry.metrics()
}

import type { NounModule } from '../platform/noun-module.ts'
import { warnOfBackups } from './watch-backups.ts'

export const backups: NounModule = {
  title: 'Backups',
  jobs: { 'warn-of-backups': { jobHandler: warnOfBackups, everyMs: 6 * 60 * 60_000 } },
}

import { beginReset } from '../customers/reset-password.ts'
import { sweepAccounts } from '../customers/sweep.ts'
import { postLetter } from '../mail/post-letter.ts'
import { sweepUploads } from '../media/sweep.ts'
import type { Duties } from './jobs.ts'
import type { Schedule } from './schedule.ts'

const hour = 3_600_000

/** Every kind of job and who does it; whoever enqueues a new kind adds a line here. */
export const duties: Duties = {
  'begin-reset': beginReset,
  'post-letter': postLetter,
  'sweep-accounts': sweepAccounts,
  'sweep-uploads': async (shop) => void (await sweepUploads(shop)),
}

/** What the clock asks for: at the first start, and then once every so many milliseconds. */
export const schedule: Schedule = {
  'sweep-accounts': hour,
  'sweep-uploads': 24 * hour,
}

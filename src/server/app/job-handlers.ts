import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { Schedule } from '../platform/jobs/schedule.ts'
import { sweepUploads } from '../platform/media/sweep.ts'
import { textJob } from '../platform/texts/send-texts.ts'
import { sendEmail } from './emails/emails.ts'
import { sendText } from './emails/texts.ts'
import { jobs } from './modules.ts'

const others: JobHandlers = {
  ...Object.fromEntries(jobs.map(({ kind, jobHandler }) => [kind, jobHandler])),
  'sweep-uploads': async (shop) => void (await sweepUploads(shop)),
}

/** Every kind of job and who does it: those of the nouns and the platform's own. */
export const jobHandlers: JobHandlers = {
  ...others,
  'post-letter': sendEmail,
  [textJob]: sendText,
}

/** What waits for programs of others: one that falls silent holds up nothing else, and nothing holds it up. */
const outside = ['post-letter', 'webhook', 'book-parcel', 'send-newsletters', textJob]
const queueOf = (kind: string): JobHandlers => {
  const jobHandler = jobHandlers[kind]
  return jobHandler ? { [kind]: jobHandler } : {}
}
const inside = Object.fromEntries(
  Object.entries(jobHandlers).filter(([kind]) => !outside.includes(kind)),
)

/** Of messages to other programs so many are on their way at once: a slow one holds up its own, and not those of all others. */
const webhooksAtOnce = 4
const moreWebhooks = Array.from({ length: webhooksAtOnce - 1 }, () => queueOf('webhook'))

/** What each worker takes: emails, bookings with carriers, newsletters and text messages have one of their own each, webhooks four; two do the rest. */
export const queues: JobHandlers[] = [...outside.map(queueOf), ...moreWebhooks, inside, inside]

/** What the clock asks for: at the first start, and then once every so many milliseconds. */
export const schedule: Schedule = {
  ...Object.fromEntries(
    jobs.flatMap(({ kind, everyMs, hasWork }) => (everyMs ? [[kind, { everyMs, hasWork }]] : [])),
  ),
  'sweep-uploads': { everyMs: 24 * 60 * 60_000 },
}

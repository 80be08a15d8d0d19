import { z } from 'zod'
import { alertKinds, minutesOf } from '#domain/work/alerts.ts'
import { Version } from '../form-fields.ts'

const AlertKind = z.enum(alertKinds)

const badTime = 'Please enter a time like 21:30'
/** A time of India's day; empty where there are no quiet hours. */
const Time = z
  .string(badTime)
  .trim()
  .refine((time) => time === '' || minutesOf(time) !== null, badTime)

const ways = {
  email: z.array(AlertKind).max(alertKinds.length),
  text: z.array(AlertKind).max(alertKinds.length),
  browser: z.array(AlertKind).max(alertKinds.length),
}

const both = 'Please enter both times, or none'

/** Which kinds reach whoever asks by which way, and when none do but the urgent ones. */
export const AlertForm = z
  .object({
    ...ways,
    /** As it was, where it is left out. */
    text: ways.text.optional(),
    ...{ quietFrom: Time, quietUntil: Time, version: Version },
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === '' || quietUntil !== '', {
    path: ['quietUntil'],
    message: both,
  })
  .refine(({ quietFrom, quietUntil }) => quietUntil === '' || quietFrom !== '', {
    path: ['quietFrom'],
    message: both,
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === '' || quietFrom !== quietUntil, {
    path: ['quietUntil'],
    message: 'Quiet hours end at another time than they begin',
  })
export type AlertForm = z.infer<typeof AlertForm>

export const OwnAlerts = z.object({
  ...ways,
  /** '21:30' by the clocks of India; both empty where there are no quiet hours. */
  quietFrom: z.string(),
  quietUntil: z.string(),
  /** What this role may be told of. */
  kinds: z.array(AlertKind),
  /** False where Today is not this role's, which is what a browser listens to. */
  hasBrowser: z.boolean(),
  /** Where emails go. */
  address: z.string(),
  /** True where that is the shop's own address, which is written of some kinds anyway. */
  isShopAddress: z.boolean(),
  /** How text messages leave, and whether the words of notices are registered with the carriers; null where none leave. */
  texts: z.object({ channel: z.enum(['sms', 'whatsapp']), areRegistered: z.boolean() }).nullable(),
  /** Where text messages go: ten digits of India that were confirmed; null without one. */
  mobile: z.string().nullable(),
  version: z.string(),
})
export type OwnAlerts = z.infer<typeof OwnAlerts>

/** What open screens of whoever asks have to tell, the newest first. */
export const AlertNews = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      kind: AlertKind,
      /** The number of an order or a message, the name of a saree; empty where it is about all of it. */
      name: z.string(),
    }),
  ),
})
export type AlertNews = z.infer<typeof AlertNews>

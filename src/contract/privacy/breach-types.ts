import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { breachKinds, breachSteps } from '#domain/privacy/breach.ts'
import { text, Version, words } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

const Moment = z.iso.datetime({ offset: true })
const Told = Moment.nullable().default(null)

/** What is known of a breach so far; moments of what was told come as they happen. */
export const BreachForm = z.object({
  noticedAt: Moment,
  happenedFrom: Told,
  happenedTo: Told,
  what: words(4000),
  kinds: z.array(z.enum(breachKinds)).max(breachKinds.length).default([]),
  /** Null while nobody knows; 0 where nobody was touched. */
  peopleCount: z.int().min(0).max(100_000_000).nullable().default(null),
  certInAt: Told,
  boardFirstAt: Told,
  boardFullAt: Told,
  peopleToldAt: Told,
  remedy: text(4000).default(''),
  closedAt: Told,
})
export type BreachForm = z.input<typeof BreachForm>

export const BreachChange = BreachForm.extend({ id: PathId, version: Version })
export type BreachChange = BreachForm & { id: number; version?: string | undefined }

export const Breach = BreachForm.extend({
  id: z.int(),
  version: z.string(),
  certInBefore: z.iso.datetime(),
  boardFullBefore: z.iso.datetime(),
  /** What is still to be told, and by when. */
  due: z.array(z.object({ step: z.enum(breachSteps), before: z.iso.datetime() })),
  /** How many people got its email. */
  emails: z.int(),
})
export type Breach = z.infer<typeof Breach>

const emailsFault = 'Please enter valid emails'
const OneEmail = z.string(emailsFault).trim().max(254, emailsFault).pipe(z.email(emailsFault))

export const BreachEmail = z.object({
  id: PathId,
  /** Whom it touched; each of them gets it once. */
  emails: z.array(OneEmail).min(1).max(500),
  words: words(4000),
  /** The same in further languages; who reads another gets `words`. */
  wordsIn: z.partialRecord(z.enum(languages), text(4000)).default({}),
})
export type BreachEmail = z.infer<typeof BreachEmail>

export const BreachEmailAnswer = z.object({ sent: z.int(), breach: Breach })
export type BreachEmailAnswer = z.infer<typeof BreachEmailAnswer>

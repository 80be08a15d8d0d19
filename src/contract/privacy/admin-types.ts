import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { consentPurposes, subjectKinds } from '#domain/privacy/purposes.ts'
import { Email } from '../email.ts'
import { text, words } from '../form-fields.ts'
import { Consent, Purpose } from './types.ts'

const mostLetters = 4000
const [own, ...others] = languages

/** The words of a notice by language; English always, another one where it is written. */
export const NoticeTexts = z.object({
  [own]: words(mostLetters),
  ...(Object.fromEntries(others.map((one) => [one, text(mostLetters).default('')])) as Record<
    (typeof others)[number],
    z.ZodDefault<z.ZodString>
  >),
})
export type NoticeTexts = z.infer<typeof NoticeTexts>

/** A purpose with its words in every language, and how many consents name which version. */
export const StaffNotice = z.object({
  purpose: Purpose,
  version: z.int(),
  fromAt: z.iso.datetime(),
  by: z.string(),
  needsConsent: z.boolean(),
  texts: NoticeTexts,
  /** Consents in use that name this version. */
  consents: z.int(),
  /** Consents in use that name an older one. */
  olderConsents: z.int(),
})
export type StaffNotice = z.infer<typeof StaffNotice>

export const NoticeForm = z.object({
  purpose: Purpose,
  /** The version that was edited. */
  version: z.int(),
  texts: NoticeTexts,
})
export type NoticeForm = z.infer<typeof NoticeForm>

export const ConsentQuery = z.object({ email: Email })
export type ConsentQuery = z.infer<typeof ConsentQuery>

/** A consent as proof: when, how, and to which words. */
export const ConsentProof = Consent.extend({
  purpose: z.enum(consentPurposes),
  subjectKind: z.enum(subjectKinds),
  how: z.string(),
  proof: z.string(),
  /** What was read; empty of a consent that is older than the notices. */
  text: z.string(),
})
export type ConsentProof = z.infer<typeof ConsentProof>

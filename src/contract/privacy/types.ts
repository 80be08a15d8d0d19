import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { consentPurposes, purposes } from '#domain/privacy/purposes.ts'
import { PathId } from '../path-id.ts'

export const Purpose = z.enum(purposes)
export const Language = z.enum(languages)

export const OneNotice = z.object({ purpose: Purpose })
export type OneNotice = z.infer<typeof OneNotice>

/** What the shop says of one purpose before anybody agrees to it. */
export const Notice = z.object({
  purpose: Purpose,
  /** Counts up with every change; a consent names the one that was read. */
  version: z.int(),
  language: Language,
  /** Paragraphs with empty lines between them. */
  text: z.string(),
  fromAt: z.iso.datetime(),
  /** True where nothing happens without a consent. */
  needsConsent: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const ConsentForm = z.object({
  purpose: z.enum(consentPurposes),
  /** Of the notice that was read. */
  version: z.int().positive(),
  language: Language.default('en'),
})
export type ConsentForm = z.infer<typeof ConsentForm>

/** A consent, for whoever gave it. */
export const Consent = z.object({
  id: z.int(),
  purpose: z.enum(consentPurposes),
  /** 0 of a consent that is older than the notices. */
  noticeVersion: z.int(),
  language: Language,
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
})
export type Consent = z.infer<typeof Consent>

export const OneConsent = z.object({ id: PathId })
export type OneConsent = z.infer<typeof OneConsent>

import type { EditedNewsletterSpeed } from '#contract/newsletter/issue-types.ts'
import { sendingSpeed } from '#domain/newsletter/issue.ts'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import type { Reading } from '../parts/forms/use-settings.ts'

/** The speed as it stands in its field: text until it is read. */
export type TypedSpeed = { perMinute: string; version?: string | undefined }

/** What the field says; emptied, no whole number, none at all or too many, it asks for what it takes. */
export function speedIn({ perMinute, version }: TypedSpeed): Reading<EditedNewsletterSpeed> {
  const { least, most } = sendingSpeed
  const number = numberOf(perMinute, 0, most)
  if (number === null || number < least) {
    return { ok: false, faults: { perMinute: adminNewsletters.speed.wanted(least, most) } }
  }
  return { ok: true, input: { perMinute: number, version } }
}

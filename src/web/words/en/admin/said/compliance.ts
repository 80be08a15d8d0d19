import { complianceSentences } from '#domain/compliance/sentences/all.ts'

/** What the checks of the law find, as the owner reads it. */
export const complianceFindings = complianceSentences

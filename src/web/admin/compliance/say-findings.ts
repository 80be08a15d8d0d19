import type { ComplianceCheck } from '#contract/compliance/types.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { complianceFindings } from '#web/words/en/admin/said/compliance.ts'

type Found = Pick<ComplianceCheck, 'found' | 'words'>

/** What a check found, in the language of whoever reads; all in English where a code is newer than this page. */
export function sayFindings({ found, words }: Found): string {
  const said = found.map((one) => sayCode(complianceFindings, one))
  return said.includes(undefined) ? words : said.join(' ')
}

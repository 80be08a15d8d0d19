import type { ComplianceSentences, Finding } from '#domain/compliance/sentences/all.ts'
import type { CarriedBy } from '#domain/said/sentence.ts'

/** What the console looks at, in its order. */
export const checkIds = [
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12'] as const),
  ...(['C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19', 'C20', 'C21', 'C22', 'C23'] as const),
] as const
export type CheckId = (typeof checkIds)[number]

/** Those that a return waits for. */
export const returnChecks: readonly CheckId[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']

/** Green: nothing to do. Amber: look at it. Red: mend it. */
export type CheckState = 'green' | 'amber' | 'red'

/** How a check ended, and what it found, by codes that are said to whoever owns the shop. */
export type Verdict = { state: CheckState; found: Finding[] }

type Codes = keyof ComplianceSentences

/** A finding: its code, and what its sentence is made from. */
export const finding = <Code extends Codes>(
  code: Code,
  ...[params]: CarriedBy<ComplianceSentences, Code>
): Finding => ({ code, params: params ?? {} }) as Finding // One of the union, as both say.

const verdict =
  (state: CheckState) =>
  <Code extends Codes>(code: Code, ...carried: CarriedBy<ComplianceSentences, Code>): Verdict => ({
    state,
    found: [finding(code, ...carried)],
  })

export const green = verdict('green')
export const amber = verdict('amber')
export const red = verdict('red')

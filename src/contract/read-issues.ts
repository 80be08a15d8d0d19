import type { z } from 'zod'
import type { FieldCodes, FieldErrors } from '#domain/errors.ts'
import type { FaultCode, FieldFault } from '#domain/field-fault.ts'
import { sayInEnglish } from '#domain/field-words.ts'
import type { Refusal } from '#domain/refusals/list.ts'

type Issue = z.core.$ZodIssue

/** Silences the schema's library, so that what an issue still says are the schema's own words. */
export const inOwnWords = { error: () => '' }

/**
 * What a schema refused, field by field: in the schema's own words or else in the shop's, and as a code, which a
 * browser says in its reader's language. Expects issues that were found under `inOwnWords`.
 */
export function readIssues(issues: readonly Issue[], input: unknown) {
  const fields: FieldErrors = {}
  const faults: FieldCodes = {}
  for (const issue of [...issues.filter(isOfSchema), ...issues.filter(isOfMachine)]) {
    const path = issue.path.join('.')
    if (Object.hasOwn(fields, path)) continue
    const fault = faultOf(issue, valueAt(input, issue.path))
    faults[path] = fault
    fields[path] = issue.message || ('params' in fault ? '' : sayInEnglish(path, fault))
  }
  return { fields, faults }
}

/** True of the bounds that no whole number of a machine passes: the schema's own say more. */
const isOfMachine = (issue: Issue) =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER)
const isOfSchema = (issue: Issue) => !isOfMachine(issue)

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = Reflect.get(value, part)
  }
  return value
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

function faultOf(issue: Issue, value: unknown): FieldFault | Refusal {
  switch (issue.code) {
    case 'custom':
      return (issue.params?.['fault'] as FieldFault | Refusal | undefined) ?? bare('invalid') // Only the contract writes it.
    case 'too_small':
      return outside(issue, value, Number(issue.minimum))
    case 'too_big':
      return outside(issue, value, Number(issue.maximum))
    case 'invalid_value':
      return bare('choose')
    case 'invalid_union':
      return issue.errors.length === 0 ? bare('choose') : ofUnion(issue.errors, value)
    default:
      return bare(isEmpty(value) ? 'required' : (codes[kindOf(issue)] ?? 'invalid'))
  }
}

const bare = (code: FaultCode): FieldFault => ({ code })

/** What the library calls the type or the format that was wanted. */
function kindOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  return issue.code === 'invalid_format' ? issue.format : issue.code
}

const codes: Record<string, FaultCode> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  array: 'list',
  boolean: 'choose',
  not_multiple_of: 'decimals',
  email: 'email',
  url: 'link',
  date: 'date',
  datetime: 'date',
}

/** How far outside is called: of a number, unless what is counted has a name of its own. */
const ways: Record<string, { too_small: FaultCode; too_big: FaultCode }> = {
  string: { too_small: 'too_short', too_big: 'too_long' },
  array: { too_small: 'too_few', too_big: 'too_many' },
}

type Outside = Extract<Issue, { code: 'too_small' | 'too_big' }>

/** Only whole numbers have a bound that is itself outside: the next one is the least or the most. */
function outside(issue: Outside, value: unknown, bound: number): FieldFault {
  const { code, origin, inclusive } = issue
  const limit = inclusive === false ? bound + (code === 'too_small' ? 1 : -1) : bound
  if (code === 'too_small' && origin === 'string' && (limit === 1 || isEmpty(value)))
    return bare('required')
  return { code: ways[origin]?.[code] ?? code, limit }
}

/** Of several shapes that a field may have, the last says most: the first is the one that was left empty. */
function ofUnion(branches: readonly (readonly Issue[])[], value: unknown): FieldFault | Refusal {
  if (isEmpty(value)) return bare('required')
  const wanted = branches.flatMap((issues) => issues[0] ?? [])
  const number = wanted.find((one) => one.code === 'invalid_type' && numbers.has(one.expected))
  if (number) return faultOf(number, value)
  const last = wanted.at(-1)
  return last ? faultOf(last, value) : bare('invalid')
}

const numbers = new Set(['number', 'int'])

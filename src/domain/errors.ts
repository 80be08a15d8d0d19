import type { RefusalKind } from '#domain/refusals/entry.ts'
import {
  asRefusal,
  inEnglish,
  kindOf,
  type Refusal,
  type RefusalCode,
  type Told,
} from '#domain/refusals/list.ts'
import type { FieldFault } from './field-fault.ts'

/** Field name → a sentence fit to show beside that field. */
export type FieldErrors = Record<string, string>

/** Field name → the same as codes, for whoever says it in another language. */
export type FieldCodes = Record<string, FieldFault | Refusal>

type Details = {
  /** The field beside which the same sentence stands. */
  at?: string
  /** Fields with a sentence of their own. */
  beside?: Record<string, Told>
  /** What is wrong with the fields of a form: the first of these sentences is the message. */
  wrong?: { fields: FieldErrors; faults: FieldCodes }
  current?: object
  retryAfterSeconds?: number
}

/** A refusal out of the closed list, whose message is its English sentence, fit to show a person. */
export class ShopError extends Error {
  /** What it is about, which becomes the status. */
  readonly code: RefusalKind
  /** Which one of the list, and what it carries. */
  readonly refusal: RefusalCode
  readonly params: object
  readonly fields: FieldErrors | undefined
  readonly faults: FieldCodes | undefined
  /** What stands there now, where somebody else has changed it meanwhile. */
  readonly current: object | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(told: Told, details: Details = {}) {
    const refusal = asRefusal(told)
    const { fields, faults } = details.wrong ?? besideFields(refusal, details)
    const isOfFields = refusal.code === 'wrong-fields'
    super((isOfFields && Object.values(fields ?? {})[0]) || inEnglish(refusal))
    this.name = 'ShopError'
    this.code = kindOf(refusal)
    this.refusal = refusal.code
    this.params = refusal.params
    this.fields = fields
    this.faults = faults
    this.current = details.current
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

type Beside = { fields?: FieldErrors; faults?: FieldCodes }

function besideFields(refusal: Refusal, { at, beside }: Details): Beside {
  if (at === undefined && beside === undefined) return {}
  const own = Object.entries(beside ?? {}).map(([name, one]) => [name, asRefusal(one)] as const)
  const faults = Object.fromEntries(at === undefined ? own : [[at, refusal] as const, ...own])
  const fields = Object.entries(faults).map(([name, one]) => [name, inEnglish(one)])
  return { faults, fields: Object.fromEntries(fields) }
}

/** Somebody filled in a form in a way that it does not take, field by field. */
export const wrongFields = (fields: FieldErrors, faults: FieldCodes) =>
  new ShopError('wrong-fields', { wrong: { fields, faults } })

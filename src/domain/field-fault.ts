/** What may be wrong with one field of a form or a call: the same in every language. */
export type FaultCode =
  | ('required' | 'text' | 'number' | 'whole' | 'decimals' | 'choose' | 'list')
  | ('too_short' | 'too_long' | 'too_small' | 'too_big' | 'too_few' | 'too_many')
  | ('email' | 'link' | 'date' | 'mobile' | 'phone' | 'pin' | 'postcode' | 'invalid')
  | ('town' | 'region')
  | ('unknown_pin' | 'other_state' | 'unconfirmed')
  | ('pay_to' | 'upi_id' | 'account_number' | 'ifsc')
  | ('one_script' | 'gstin' | 'pan' | 'stars')

export type FieldFault = {
  code: FaultCode
  /** The least or the most that is taken, for the codes that begin with `too_`. */
  limit?: number | undefined
  /** Where a PIN code lies, for `other_state`. */
  place?: string | undefined
}

/** Path of a field, like `address.pin` or `lines.0.price` → what is wrong with it. */
export type FieldFaults = Record<string, FieldFault>

/** How one language says that a field is wrong. */
export type FaultWords = {
  says: Record<FaultCode, (label: string, detail: string) => string>
  /** A field of one of several rows; the first is 1. */
  inRow: (label: string, row: number) => string
}

/** The name of a field among people; undefined where there is none. */
type LabelOf = (name: string) => string | undefined

/** The sentence beside a field that is wrong; undefined where the field has no name in this language. */
export function sayFault(
  path: string,
  { code, limit, place }: FieldFault,
  words: FaultWords,
  labelOf: LabelOf,
): string | undefined {
  const parts = path.split('.')
  const label = labelOf(parts.findLast((part) => !isRow(part)) ?? '')
  if (label === undefined) return undefined
  const row = parts.find(isRow)
  const named = row === undefined ? label : words.inRow(label, Number(row) + 1)
  return words.says[code](named, place ?? (limit === undefined ? '' : shown(limit)))
}

const isRow = (part: string) => /^\d+$/.test(part)

/** Grouped as in India, whatever the language. */
const shown = (limit: number) => limit.toLocaleString('en-IN')

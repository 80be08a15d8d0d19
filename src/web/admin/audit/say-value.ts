import { rupees } from '#web/ui/price.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { logFields } from '#web/words/en/admin/said/log-fields.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { admin } from '#web/words/en/admin.ts'
import { dot } from '../parts/dotted.ts'
import { dayText, whenText } from '../parts/when.tsx'

/** What a field of the log is called; of a text that was translated, whose it is. */
export function sayField(field: string): string {
  const [thing = '', id, name] = field.split('/')
  if (name !== undefined) return [sayThing(thing), id, sayField(name)].join(' ')
  const key = keyOf(field)
  return nameIn(logFields, key) ?? field
}

const sayThing = (thing: string) => nameIn(adminTranslations.texts.things, thing) ?? thing

/** As the words name it: rows say `price_paise`, forms `price`. */
export const keyOf = (field: string) =>
  field.replace(/_paise$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Its value as somebody can read it; '' where it says nothing. */
export function sayValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? admin.yes : admin.no
  if (typeof value === 'number') return sayNumber(field, value)
  if (typeof value === 'string') return sayText(field, value)
  if (Array.isArray(value)) return sayList(field, value)
  return Object.entries(value)
    .map(([name, one]) => [sayField(name), sayValue(name, one)] as const)
    .flatMap(([name, said]) => (said === '' ? [] : `${name}: ${said}`))
    .join(dot)
}

const sayList = (field: string, list: readonly unknown[]) =>
  list.map((one) => sayValue(field, one)).join(list.some(isOfParts) ? '; ' : ', ')

const isOfParts = (one: unknown) => typeof one === 'object' && one !== null

function sayNumber(field: string, value: number): string {
  if (field.startsWith('is_')) return value === 1 ? admin.yes : admin.no
  if (field.endsWith('_paise')) return rupees(value / 100)
  if (inRupees.has(field)) return rupees(value)
  if (field.endsWith('_at')) return whenText(new Date(value).toISOString())
  return String(value)
}

function sayText(field: string, text: string): string {
  // A list or an object that its row keeps as text.
  if (/^[[{]/.test(text)) return sayValue(field, readJson(text) ?? `“${text}”`)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return whenText(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text)
  return nameIn(named[field] ?? {}, text) ?? text
}

const named: Record<string, Record<string, string>> = {
  state: adminOrders.states,
  method: adminOrders.methods,
  paymentLink: adminOrders.methods,
  language: adminTranslations.names,
  role: admin.roles,
  registration: adminTaxes.settings.registrations,
  filing: adminTaxes.settings.filings,
}

/** What forms take in rupees; rows keep paise, and say so. */
const inRupees = new Set([
  ...['amount', 'price', 'discountPrice', 'mrp', 'acceptedDue', 'balance', 'total', 'cost'],
  ...['fee', 'freeAbove', 'maxOrder', 'minSubtotal', 'maxDiscount'],
])

const nameIn = (names: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

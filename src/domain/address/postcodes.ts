type Rule = { code: RegExp | null; needsRegion?: true }

/** Where a parcel cannot go without a postcode, or without the name of a state; null: there are none. */
const rules: Record<string, Rule> = {
  AE: { code: null },
  AU: { code: /^\d{4}$/, needsRegion: true },
  CA: { code: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, needsRegion: true },
  DE: { code: /^\d{5}$/ },
  FR: { code: /^\d{5}$/ },
  GB: { code: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/ },
  HK: { code: null },
  MY: { code: /^\d{5}$/ },
  NZ: { code: /^\d{4}$/ },
  QA: { code: null },
  SG: { code: /^\d{6}$/ },
  US: { code: /^\d{5}(-\d{4})?$/, needsRegion: true },
}

const anyCode = /^[A-Z\d][A-Z\d -]{1,10}$/

const ruleOf = (country: string): Rule | undefined =>
  Object.hasOwn(rules, country) ? rules[country] : undefined

/** True of a postcode as the country writes it; where nobody knows how, of any, and of none. */
export function isPostcode(text: string, country: string): boolean {
  const rule = ruleOf(country)
  if (rule && rule.code !== null) return rule.code.test(text)
  return text === '' || anyCode.test(text)
}

/** Whether addresses there name a state or province. */
export const needsRegion = (country: string): boolean => ruleOf(country)?.needsRegion === true

/** Whether addresses there have a postcode at all. */
export const hasPostcode = (country: string): boolean => ruleOf(country)?.code !== null

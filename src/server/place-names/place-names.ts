import type { PlaceLabels } from '#contract/address.ts'
import type { Address } from '#domain/address/address.ts'
import { states } from '#domain/address/pin.ts'
import { countryName } from '#domain/delivery/country-name.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import type { Language } from '#domain/language.ts'
import { taxStates } from '#domain/tax/states.ts'
import { states as hi } from './states/hi.ts'
import { states as kn } from './states/kn.ts'
import { states as ml } from './states/ml.ts'
import { states as ta } from './states/ta.ts'
import { states as te } from './states/te.ts'

const stateNames: Partial<Record<Language, Record<string, string>>> = { ta, te, kn, ml, hi }

/** A state of India by the name that addresses write; what is none of them stays as it was written. */
export const stateIn = (language: Language, name: string): string =>
  stateNames[language]?.[name] ?? name

/** All states of India, each with what it is called in a language. */
export const statesIn = (language: Language) =>
  states.map((name) => ({ name, label: stateIn(language, name) }))

/** '33-தமிழ்நாடு': a place of supply as it is shown to readers; papers say it in English alone. */
export function placeOfSupplyIn(language: Language, code: string): string {
  const state = taxStates.find((one) => one.code === code)
  return state ? `${code}-${stateIn(language, state.name)}` : code
}

/** Where what ICU says is no word that people use, or has letters of another script. */
const ownNames: Partial<Record<Language, Record<string, string>>> = {
  ta: { GB: 'பிரிட்டன்', HK: 'ஹாங்காங்', MO: 'மக்காவ்' },
  te: { US: 'అమెరికా', GB: 'బ్రిటన్', HK: 'హాంకాంగ్', MO: 'మకావ్', UM: 'అమెరికా బయటి దీవులు' },
  kn: { US: 'ಅಮೆರಿಕ', GB: 'ಬ್ರಿಟನ್', HK: 'ಹಾಂಗ್ ಕಾಂಗ್', MO: 'ಮಕಾವ್' },
  ml: { US: 'അമേരിക്ക', GB: 'ബ്രിട്ടൻ', HK: 'ഹോങ്കോങ്', MO: 'മക്കാവു' },
  hi: { US: 'अमेरिका', GB: 'ब्रिटेन', HK: 'हांगकांग', MO: 'मकाओ' },
}

const named = new Map<Language, Intl.DisplayNames>()

/** A country by its two letters; `english`, or its English name, where the language has none. */
export function countryIn(language: Language, code: string, english = countryName(code)): string {
  if (language === 'en') return english
  const own = ownNames[language]?.[code]
  if (own) return own
  const names =
    named.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  named.set(language, names)
  return names.of(code) ?? english
}

/** How state and country of an address read; nothing where they read as they are written. */
export function placeLabels(
  { state, country }: Pick<Address, 'state' | 'country'>,
  language: Language,
): { placeLabels?: PlaceLabels } {
  if (country && isAbroad({ country }))
    return { placeLabels: { country: countryIn(language, country) } }
  const label = stateIn(language, state)
  return label === state ? {} : { placeLabels: { state: label } }
}

/** Where a parcel goes: to a PIN code of India, or to a country by its two letters; an address is one. */
export type Destination = { pin: string; country?: string | undefined }

/** Where nobody has said it, or what is handed over where it is sold. */
export const nowhere: Destination = { pin: '' }

/** The country by its two letters. */
export const countryOf = ({ country }: Pick<Destination, 'country'>): string => country || home

/** True of what leaves India; an address without a country lies in it. */
export const isAbroad = ({ country }: Pick<Destination, 'country'>): boolean =>
  countryOf({ country }) !== home

/** The country that the shop sells from, as every other is named (ISO 3166). */
export const home = 'IN'

export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text)

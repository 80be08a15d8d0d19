/** Six digits, the first not 0. */
export function isPin(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text)
}

/** State → the first digits of its PIN codes; a longer beginning wins over a shorter one. */
const pinBeginnings: Record<string, string> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 81 82 84 85',
  Chandigarh: '160',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '3962 362520 362540 362570',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 39',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Jharkhand: '814 815 816 822 825 826 827 828 829 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  // With its parts inside other states: Karaikal, Yanam and Mahe.
  Puducherry: '6050 60960 533464 673310',
  Punjab: '14 15 16',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28',
  Uttarakhand: '248 249 263',
  'West Bengal': '70 71 72 73 74',
}

/** The states and union territories an address may name. */
export const states: readonly string[] = Object.keys(pinBeginnings)

/** The state a PIN code most likely lies in, to fill the field in, never to refuse; null when unknown. */
export function stateOfPin(pin: string): string | null {
  let best = { state: '', length: 0 }
  for (const [state, beginnings] of Object.entries(pinBeginnings)) {
    for (const beginning of beginnings.split(' ')) {
      const isBetter = pin.startsWith(beginning) && beginning.length > best.length
      if (isBetter) best = { state, length: beginning.length }
    }
  }
  return best.state === '' ? null : best.state
}

/** A state or union territory as the tax law numbers it. */
export type State = {
  /** The first two digits of a GSTIN. */
  code: string
  /** As addresses write it. */
  name: string
  /** True where the second half of the tax is called UTGST. */
  isWithoutLegislature?: boolean
}

/** Where goods sent abroad are supplied. */
export const abroad = '96'

/** The states and union territories in force, and the two codes that stand for no state. */
export const taxStates: readonly State[] = [
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '03', name: 'Punjab' },
  { code: '04', name: 'Chandigarh', isWithoutLegislature: true },
  { code: '05', name: 'Uttarakhand' },
  { code: '06', name: 'Haryana' },
  { code: '07', name: 'Delhi' },
  { code: '08', name: 'Rajasthan' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '10', name: 'Bihar' },
  { code: '11', name: 'Sikkim' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '13', name: 'Nagaland' },
  { code: '14', name: 'Manipur' },
  { code: '15', name: 'Mizoram' },
  { code: '16', name: 'Tripura' },
  { code: '17', name: 'Meghalaya' },
  { code: '18', name: 'Assam' },
  { code: '19', name: 'West Bengal' },
  { code: '20', name: 'Jharkhand' },
  { code: '21', name: 'Odisha' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '24', name: 'Gujarat' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', isWithoutLegislature: true },
  { code: '27', name: 'Maharashtra' },
  { code: '29', name: 'Karnataka' },
  { code: '30', name: 'Goa' },
  { code: '31', name: 'Lakshadweep', isWithoutLegislature: true },
  { code: '32', name: 'Kerala' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '34', name: 'Puducherry' },
  { code: '35', name: 'Andaman and Nicobar Islands', isWithoutLegislature: true },
  { code: '36', name: 'Telangana' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '38', name: 'Ladakh', isWithoutLegislature: true },
  { code: abroad, name: 'Other Countries' },
  { code: '97', name: 'Other Territory' },
]

/** Taken out of use when their lands became 26 and 37; old papers still carry them. */
export const formerStates: readonly State[] = [
  { code: '25', name: 'Daman and Diu' },
  { code: '28', name: 'Andhra Pradesh' },
]

/** What people still write, and the name in force. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
  tamilnadu: 'tamil nadu',
  'new delhi': 'delhi',
  'nct of delhi': 'delhi',
  'daman and diu': 'dadra and nagar haveli and daman and diu',
  'dadra and nagar haveli': 'dadra and nagar haveli and daman and diu',
  'andaman and nicobar': 'andaman and nicobar islands',
}

/** A state where people live, by its name in an address, however it is written; undefined where there is none. */
export function stateNamed(name: string): State | undefined {
  const asked = otherNames[plain(name)] ?? plain(name)
  return taxStates.slice(0, 36).find((state) => plain(state.name) === asked)
}

/**
 * The code of a state by its name in an address, however it is written; undefined where there is none. No address with a
 * PIN code is abroad, whatever somebody wrote into it.
 */
export const stateCodeOf = (name: string): string | undefined => stateNamed(name)?.code

/** 'Jammu &  Kashmir' as 'jammu and kashmir'. */
const plain = (name: string) =>
  name.toLowerCase().replaceAll('&', ' and ').trim().split(/\s+/).join(' ')

/** '33-Tamil Nadu', as returns and papers show a place of supply; the code alone where nobody knows it. */
export function placeName(code: string): string {
  const state = [...taxStates, ...formerStates].find((one) => one.code === code)
  return state ? `${code}-${state.name}` : code
}

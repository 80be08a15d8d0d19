import type { Groups } from './groups.ts'

/** From 0: each of them has a name of its own. */
const belowHundred =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  )

const name = (number: number) => belowHundred[number] ?? ''

export function inHindi({ crores, lakhs, thousands, hundreds, rest }: Groups): string {
  const parts = [
    crores > 0 && `${name(crores)} करोड़`,
    lakhs > 0 && `${name(lakhs)} लाख`,
    thousands > 0 && `${name(thousands)} हज़ार`,
    hundreds > 0 && `${name(hundreds)} सौ`,
    rest > 0 && name(rest),
  ].filter(Boolean)
  return parts.join(' ') || name(0)
}

import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { type Groups, groupsOf } from './groups.ts'
import { inHindi } from './hindi.ts'
import { inTamil } from './tamil.ts'
import { inTelugu } from './telugu.ts'

type Sum = { say: (groups: Groups) => string; rupees: string; paise: string; only: string }

/** The languages whose numbers the shop says; in the others a sum is said in English alone. */
const spoken: Partial<Record<Language, Sum>> = {
  ta: { say: inTamil, rupees: 'ரூபாய்', paise: 'பைசா', only: 'மட்டும்' },
  te: { say: inTelugu, rupees: 'రూపాయలు', paise: 'పైసలు', only: 'మాత్రమే' },
  hi: { say: inHindi, rupees: 'रुपये', paise: 'पैसे', only: 'मात्र' },
}

const most = 999_999_999_99

/** A sum as a cheque says it: 'रुपये छह हज़ार पचास, पैसे पचास मात्र'; '' in a language, or of a sum, that it is not said in. */
export function sumInLanguage(language: Language, paise: Paise): string {
  const sum = spoken[language]
  if (!sum || paise < 0 || paise > most) return ''
  const say = (number: number) => sum.say(groupsOf(number))
  const rest = paise % 100
  const rupees = `${sum.rupees} ${say((paise - rest) / 100)}`
  return rest === 0 ? `${rupees} ${sum.only}` : `${rupees}, ${sum.paise} ${say(rest)} ${sum.only}`
}

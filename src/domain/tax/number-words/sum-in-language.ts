import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { type Groups, groupsOf } from './groups.ts'
import { inHindi } from './hindi.ts'
import { inKannada } from './kannada.ts'
import { inMalayalam } from './malayalam.ts'
import { inTamil } from './tamil.ts'
import { inTelugu } from './telugu.ts'

type Sum = { say: (groups: Groups) => string; rupees: string; paise: string; only: string }

/** English has its own (amount-in-words.ts), which every document prints. */
const spoken: Record<Exclude<Language, 'en'>, Sum> = {
  ta: { say: inTamil, rupees: 'ரூபாய்', paise: 'பைசா', only: 'மட்டும்' },
  te: { say: inTelugu, rupees: 'రూపాయలు', paise: 'పైసలు', only: 'మాత్రమే' },
  kn: { say: inKannada, rupees: 'ರೂಪಾಯಿ', paise: 'ಪೈಸೆ', only: 'ಮಾತ್ರ' },
  ml: { say: inMalayalam, rupees: 'രൂപ', paise: 'പൈസ', only: 'മാത്രം' },
  hi: { say: inHindi, rupees: 'रुपये', paise: 'पैसे', only: 'मात्र' },
}

const most = 999_999_999_99

/** A sum as a cheque says it: 'रुपये छह हज़ार पचास, पैसे पचास मात्र'; '' in English, and of a sum that is not said. */
export function sumInLanguage(language: Language, paise: Paise): string {
  if (language === 'en' || paise < 0 || paise > most) return ''
  const sum = spoken[language]
  const say = (number: number) => sum.say(groupsOf(number))
  const rest = paise % 100
  const rupees = `${sum.rupees} ${say((paise - rest) / 100)}`
  return rest === 0 ? `${rupees} ${sum.only}` : `${rupees}, ${sum.paise} ${say(rest)} ${sum.only}`
}

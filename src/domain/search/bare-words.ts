import * as said from '#domain/search/lexicon/amounts.ts'
import { type Token, wordsOf } from './words.ts'

/** Words that only hold a sentence together: no text of them alone asks for anything. */
const smallWords =
  'a an the in of on for to by is are at as it my me i we you your our this that these those from with and or per only just very also too'

let bare: ReadonlySet<string> | null = null

/** With them the words of a price: 'under', 'rupees', 'வரை' say nothing where no amount stands beside them. */
function bareWords(): ReadonlySet<string> {
  const { below, above, ceilings, floors, joins, beginnings, currency, rupees, particles } = said
  const lists = [below, above, ceilings, floors, joins, beginnings, currency, rupees, particles]
  bare ??= new Set([
    ...smallWords.split(' '),
    ...lists.flatMap((list) => list.split('|').flatMap(wordsOf)),
  ])
  return bare
}

export const isBare = ({ word }: Token) => bareWords().has(word)

const compared = new Set(['less', 'lower', 'cheaper', 'more', 'higher', 'greater'])

/** Without 'less than' and the like that no amount follows: 'than' alone would be heard as sandal, and 'less' as a criterion to be without. */
export function withoutComparisons(tokens: readonly Token[]): Token[] {
  const isThan = (at: number) =>
    tokens[at]?.word === 'than' && compared.has(tokens[at - 1]?.word ?? '')
  return tokens.filter((_, at) => !isThan(at) && !isThan(at + 1))
}

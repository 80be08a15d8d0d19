import type { Paise } from '#domain/money.ts'

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/** From the largest; crores are counted as a number of their own, so that a lakh of them is said too. */
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** 'Rupees One Lakh Six Thousand Six Hundred and Fifty Paise Only', as papers in India say it. */
export function inWords(paise: Paise): string {
  const rest = paise % 100
  const rupees = `Rupees ${sayNumber((paise - rest) / 100)}`
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${sayNumber(rest)} Paise Only`
}

function sayNumber(number: number): string {
  for (const [size, name] of units) {
    if (number < size) continue
    const head = `${sayNumber(Math.floor(number / size))} ${name}`
    return number % size === 0 ? head : `${head} ${sayNumber(number % size)}`
  }
  if (number < 20) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten} ${small[number % 10]}`
}

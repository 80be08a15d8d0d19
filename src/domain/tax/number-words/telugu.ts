import type { Groups } from './groups.ts'

const small =
  'సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది'.split(
    ' ',
  )
const tens = '- పది ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై'.split(' ')

function name(number: number): string {
  if (number < 20) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten} ${small[number % 10]}`
}

/** Before what is counted: 'ఒకటి' is 'ఒక' there, and 'ఒక్క' after a ten. */
function counting(number: number): string {
  if (number === 1) return 'ఒక'
  return number % 10 === 1 && number > 20 ? name(number).replace(/ఒకటి$/, 'ఒక్క') : name(number)
}

/** One of it, many of it, and many of it with something after. */
type Unit = readonly [one: string, many: string, before: string]
const crore: Unit = ['ఒక కోటి', 'కోట్లు', 'కోట్ల']
const lakh: Unit = ['ఒక లక్ష', 'లక్షలు', 'లక్షల']
const thousand: Unit = ['వెయ్యి', 'వేలు', 'వేల']
const hundred: Unit = ['వంద', 'వందలు', 'వందల']

export function inTelugu({ crores, lakhs, thousands, hundreds, rest }: Groups): string {
  const counted: [number, Unit][] = [
    [crores, crore],
    [lakhs, lakh],
    [thousands, thousand],
    [hundreds, hundred],
  ]
  const last = rest > 0 ? -1 : counted.findLastIndex(([number]) => number > 0)
  const parts = counted.map(([number, unit], at) => {
    if (number === 0) return ''
    // 'నూట' is a hundred with something after.
    if (number === 1) return unit === hundred && at !== last ? 'నూట' : unit[0]
    return `${counting(number)} ${at === last ? unit[1] : unit[2]}`
  })
  if (rest > 0) parts.push(name(rest))
  return parts.filter((part) => part !== '').join(' ') || name(0)
}

import { fine, full, isIndic } from './script-key.ts'

/**
 * What a word may end in besides what it means, as keys (script-key.ts): plural, case and 'of, for, in, with', so that
 * சேலைகளில், చీరలకు, ಸೀರೆಗಳನ್ನು, സാരികളുടെ and साड़ियों are the sarees that they are of.
 */
const endings = [
  // Tamil, and what it shares with the others.
  ...['kal', 'kali', 'kalil', 'kaluku', 'kalukana', 'kalin', 'kalutan', 'ku', 'uku', 'iku', 'kana'],
  ...['il', 'in', 'intu', 'utan', 'utaya', 'ana', 'aka', 'ala', 'ilana', 'ula', 'itam', 'vati'],
  ...['tirku', 'tirkana', 'tuku', 'tukana', 'til', 'tin', 'tai', 'tutan', 'aka', 'aana'],
  // Telugu
  ...[
    'lu',
    'la',
    'lanu',
    'lalu',
    'laku',
    'luku',
    'ki',
    'ni',
    'nu',
    'lu',
    'tu',
    'kusam',
    'ti',
    'pu',
    'ina',
  ],
  // Kannada
  ...[
    'kalu',
    'kalanu',
    'kalali',
    'kala',
    'kalika',
    'kaliki',
    'ki',
    'ka',
    'ta',
    'ina',
    'inta',
    'anu',
    'ali',
  ],
  ...['vata', 'ya', 'yali', 'itu', 'na', 'itanta', 'kaki'],
  // Malayalam
  ...[
    'kaluti',
    'kalku',
    'kalula',
    'inti',
    'uti',
    'aya',
    'um',
    'atu',
    'ulu',
    'ukal',
    'yuti',
    'ilula',
    'tinu',
    'inu',
    'utan',
  ],
  ...['il', 'ti', 'tinti', 'til', 'tilula', 'kari', 'kal', 'ilik', 'lik'],
  // Hindi
  ...['ian', 'iun', 'iu', 'un', 'in', 'an', 'i', 'un', 'var', 'vali', 'vala', 'tar'],
  // English
  ...['s', 'is', 'it', 'i'],
].toSorted((a, b) => b.length - a.length)

const distinct = [...new Set(endings)]

/** The keys that a word may have without its endings, the least taken away first; the word's own is not among them. */
export function stemKeys(word: string): string[] {
  const found = new Set<string>()
  let open = [full(word)]
  if (isIndic(word)) for (const key of open) if (key.endsWith('a')) found.add(`${key}m`)
  // Endings pile up where a script is written as it is spoken: in Latin letters one is taken.
  for (let taken = 0; taken < (isIndic(word) ? 2 : 1); taken++) {
    const next: string[] = []
    for (const key of open) {
      for (const shorter of withoutOne(key)) {
        next.push(shorter)
        const stem = shorter.replace(/(?<![aiu])[aiu]+$/, '')
        found.add(stem)
        // திருமணத்துக்கு is for a திருமணம்.
        if (shorter.endsWith('a')) found.add(`${stem}am`)
      }
    }
    open = next
  }
  found.delete(fine(word))
  return [...found].toSorted((a, b) => b.length - a.length)
}

function withoutOne(key: string): string[] {
  const shorter = distinct
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= 2)
    .map((ending) => key.slice(0, -ending.length))
    // Between two vowels stands a 'v': அமெரிக்கா + உக்கு = அமெரிக்காவுக்கு.
    .flatMap((stem) => (/[au]v$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem]))
  // The doubled consonant before another word (சிவப்புப் பட்டு), and the 'm' that comes and goes (കല്യാണ, కల్యాణం).
  if (/[aiu][kcstpm]$/.test(key) && key.length > 3) shorter.push(key.slice(0, -1))
  return shorter
}

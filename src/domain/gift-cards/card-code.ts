const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** How many random bytes a code is made of: each gives five bits. */
export const bytesOfCode = 16

/** The code of a card from random bytes, 80 bits and a check character: '7K3Q9H2MWXYZ2345A'. */
export function makeCardCode(randomBytes: Uint8Array): string {
  const letters = [...randomBytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return letters + checkOf(letters)
}

/** A code as typed, without what only helps to read it; null of what can be no code: a letter wrong, or two swapped. */
export function readCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (code.length !== bytesOfCode + 1) return null
  if ([...code].some((letter) => !alphabet.includes(letter))) return null
  return checkOf(code.slice(0, -1)) === code.slice(-1) ? code : null
}

/** As people read it: '7K3Q-9H2M-WXYZ-2345-A'. */
export const shownCardCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** What the shop shows of a code that it does not keep: its last four letters. */
export const lastFourOf = (code: string): string => code.slice(-4)

/** Luhn's algorithm over 32 letters: every wrong letter shows, and all but one kind of swapped neighbours. */
function checkOf(letters: string): string {
  const size = alphabet.length
  const sum = [...letters].reverse().reduce((total, letter, at) => {
    const doubled = alphabet.indexOf(letter) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(doubled / size) + (doubled % size)
  }, 0)
  return alphabet.charAt((size - (sum % size)) % size)
}

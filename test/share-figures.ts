import { afterAll } from 'vitest'
import type { Language } from '#domain/language.ts'

/** Prints, once a file's tests are over, the least share of letters in each language and what has it. */
export function shareFigures(of: string) {
  const least = new Map<Language, { share: number; what: string; count: number }>()
  afterAll(() => {
    const lines = [...least].map(
      ([language, { share, what, count }]) =>
        `${language} ${(share * 100).toFixed(1)} % (${what}, of ${count})`,
    )
    if (lines.length > 0) console.log(`letters of ${of}, the least: ${lines.join(', ')}`)
  })
  return (language: Language, what: string, shares: number[]) => {
    const before = least.get(language) ?? { share: 1, what, count: 0 }
    const share = Math.min(...shares)
    const lower = share < before.share ? { share, what } : before
    least.set(language, { ...before, ...lower, count: before.count + 1 })
  }
}

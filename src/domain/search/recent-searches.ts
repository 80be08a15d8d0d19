import { normaliseText } from './words.ts'

const most = 5
const longest = 100

/** What was searched for lately, the newest first and each once, however its letters were written. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const said = text.trim().slice(0, longest)
  const key = normaliseText(said)
  if (key === '') return recent.slice(0, most)
  return [said, ...recent.filter((one) => normaliseText(one) !== key)].slice(0, most)
}

/** The same as it was kept, whatever stands there now. */
export function readSearches(kept: string | null): string[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]')
    const texts = Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
    return texts.reduceRight<string[]>(withSearch, [])
  } catch {
    return []
  }
}

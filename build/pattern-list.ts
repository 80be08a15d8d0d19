import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const src = path.resolve(import.meta.dirname, '../src')

export type Pattern = { place: string; source: string; flags: string }

/** Every regular expression of the shop, once, as it is written; and the files that put one together as they run. */
export function listPatterns(): { patterns: Pattern[]; builtIn: string[] } {
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const read = files.map(patternsIn)
  const all = read.flatMap(({ found }) => found)
  const unique = new Map(all.map((one) => [`/${one.source}/${one.flags}`, one]))
  return { patterns: [...unique.values()], builtIn: files.filter((_, at) => read[at]?.isBuilding) }
}

function patternsIn(place: string): { found: Pattern[]; isBuilding: boolean } {
  const found: Pattern[] = []
  let isBuilding = false
  const text = fs.readFileSync(path.join(src, place), 'utf8')
  JSON.stringify(parseSync(place, text).program, (key, value) => {
    if (key === 'regex' && value) found.push({ place, source: value.pattern, flags: value.flags })
    if (key === 'callee' && value?.name === 'RegExp') isBuilding = true
    return typeof value === 'bigint' ? undefined : value
  })
  return { found, isBuilding }
}

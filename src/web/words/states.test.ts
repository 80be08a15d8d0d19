import { expect, it } from 'vitest'
import { states } from '#domain/address/pin.ts'
import { languages } from '#domain/language.ts'
import { lettersOf } from '#test/letters.ts'
import type { Dictionary } from './words.ts'

const others = languages.filter((language) => language !== 'en')

it.each(others)(
  'the states of India in %s are all there, each by a name in its letters',
  async (language) => {
    const file: Record<string, Dictionary> = await import(`./${language}.ts`)
    const names = file[language]?.states ?? {}
    expect(Object.keys(names).toSorted()).toEqual(states.toSorted())
    const said = Object.values(names)
    expect(new Set(said).size).toBe(states.length)
    expect(said.filter((name) => lettersOf(name, language).foreign > 0)).toEqual([])
  },
)

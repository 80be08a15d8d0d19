import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerCase, type CasesHead } from './india.ts'

type Case = { id: string; kind: string; title: string; input: unknown; expected: unknown }

const file = JSON.parse(
  readFileSync(new URL('./india-cases.json', import.meta.url), 'utf8'),
) as CasesHead & { cases: Case[] }

describe('the worked cases of the law', () => {
  for (const { id, kind, title, input, expected } of file.cases) {
    it(`${id} ${kind}: ${title}`, () => {
      expect(answerCase(kind, input, file)).toEqual(expected)
    })
  }

  it('are all there', () => {
    expect(file.cases.map(({ id }) => id)).toHaveLength(43)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerCase, type CasesHead } from './india.ts'

type Case = { id: string; kind: string; title: string; input: unknown; expected: unknown }

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as CasesHead & { cases: Case[] }

const file = read('./india-cases.json')
const own = read('./india-own-cases.json')
const borders = read('./india-border-cases.json')

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

describe('cases of our own: cash at the door, postings, returns', () => {
  it.each(own.cases)('$id $kind: $title', ({ kind, input, expected }) => {
    expect(answerCase(kind, input, own)).toEqual(expected)
  })
})

describe('the law at its borders, worked out from its text by another hand', () => {
  it.each(borders.cases)('$id $kind: $title', ({ kind, input, expected }) => {
    expect(answerCase(kind, input, borders)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { type Entry, kinds } from './entry.ts'
import { inEnglish, type RefusalCode, refusal, refusals } from './list.ts'

const all = Object.entries(refusals) as [RefusalCode, Entry][] // Its own keys and values.

describe('the list of refusals', () => {
  it.each(all)('%s is a code that stays, of a known kind', (code, { kind }) => {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
    expect(kinds).toContain(kind)
  })

  it('has every code once, whichever noun it belongs to', () => {
    const files = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })
    const lists = Object.entries(files)
      .filter(([file]) => !/\/(list|entry)\.|test/.test(file))
      .flatMap(([, exports]) => Object.entries(exports))
      .filter(([name]) => name.startsWith('of'))
    const codes = lists.flatMap(([, entries]) => Object.keys(entries as object))
    expect(codes.filter((code, at) => codes.indexOf(code) < at)).toEqual([])
    expect(codes.toSorted()).toEqual(Object.keys(refusals).toSorted())
  })

  it('says whole sentences, none of them twice for the same kind', () => {
    const said = all.flatMap(([, { kind, says }]) =>
      typeof says === 'string' ? [`${kind}: ${says}`] : [],
    )
    expect(said.filter((one, at) => said.indexOf(one) < at)).toEqual([])
    expect(said.filter((one) => !/^[a-z_]+: [A-Z].{8,}$/.test(one))).toEqual([])
  })

  it('says of every saree that is missing why, each sentence once', () => {
    const heldUntil = Date.UTC(2026, 0, 15, 13, 10)
    const pieces = [
      { name: null },
      { name: 'Kanchi', left: 2 },
      { name: 'Uppada', left: 0 },
      { name: 'Gadwal', heldUntil },
      { name: null },
    ]
    const gadwal = { name: 'Gadwal', isOtherDay: true }
    const later = { ...gadwal, heldUntil: Date.UTC(2026, 0, 29, 18, 30) }
    expect(inEnglish(refusal('piece-missing', { piece: later }))).toBe(
      'Gadwal is on hold until 11:59 pm, 29 Jan 2026.',
    )
    expect(inEnglish(refusal('pieces-missing', { pieces }))).toBe(
      'One of the sarees is no longer available. Only 2 left of Kanchi. Uppada is sold out. Gadwal is on hold until 6:40 pm.',
    )
  })
})

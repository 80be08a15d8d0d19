import { describe, expect, it } from 'vitest'
import { searchWords } from './search.ts'
import { completeSpelling, foldSpelling } from './spelling.ts'

describe('foldSpelling', () => {
  it.each([
    ['benares', 'banarasi'],
    ['mysuru', 'mysore'],
    ['tasar', 'tussar'],
    ['jari', 'zari'],
    ['manjal', 'yellow'],
    ['golden', 'gold'],
    ['silks', 'silk'],
  ])('%s is %s', (written, ours) => {
    expect(foldSpelling(written)).toBe(ours)
  })

  it('takes plurals apart, but no word that only looks like one', () => {
    expect(foldSpelling('borders')).toBe('border')
    expect(foldSpelling('dress')).toBe('dress')
    expect(foldSpelling('lotus')).toBe('lotus')
    expect(foldSpelling('gas')).toBe('gas')
  })

  it('leaves its own spellings alone', () => {
    for (const ours of ['saree', 'silk', 'kanjivaram', 'maroon', 'dharmavaram']) {
      expect(searchWords(ours)).toEqual([ours])
    }
  })
})

describe('completeSpelling', () => {
  it.each([
    ['kanche', 'kanjivaram'],
    ['turme', 'yellow'],
    ['golde', 'gold'],
    ['pattu', 'silk'],
  ])('%s can only become %s', (start, ours) => {
    expect(completeSpelling(start)).toBe(ours)
  })

  it('leaves alone what begins our own spelling, is short, or could become several things', () => {
    expect(completeSpelling('kanj')).toBe('kanj')
    expect(completeSpelling('mang')).toBe('mang')
    expect(completeSpelling('ban')).toBe('ban')
    expect(completeSpelling('xyzzy')).toBe('xyzzy')
  })
})

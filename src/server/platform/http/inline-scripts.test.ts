import { describe, expect, it } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

describe('the scripts that stand in a page', () => {
  it('passes over data, which no browser runs', () => {
    const html =
      '<script type="application/ld+json">{}</script><script id="a" type="application/json">{}</script><script>b</script>'
    expect(inlineScripts(html)).toEqual(['b'])
  })
  it('are found in their order, empty ones too, whatever their attributes', () => {
    const html =
      '<script>a</script><p>b</p><script type="text/plain" async="">c\n</script><script></script>'
    expect(inlineScripts(html)).toEqual(['a', 'c\n', ''])
  })
  it('are not those that only name a file', () => {
    expect(inlineScripts('<script src="/assets/a.js"></script><script>b</script>')).toEqual(['b'])
  })
  it('may hold the beginning of another', () => {
    expect(inlineScripts('<script>a = "<script>"</script>')).toEqual(['a = "<script>"'])
  })
  it('are none where a tag or an element has no end', () => {
    expect(inlineScripts('<p>a</p>')).toEqual([])
    expect(inlineScripts('<script')).toEqual([])
    expect(inlineScripts('<script>a')).toEqual([])
  })
})

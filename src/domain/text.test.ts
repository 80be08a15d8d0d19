import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt, plainLine, plainText, previewOf, seenText, textOf } from './text.ts'

describe('Content Preview (first 100 characters) of the text, tags stripped', () => {
  it('shows words, not tags', () => {
    expect(previewOf('<h2>Our story</h2><p>Silk &amp; <b>c</b>otton.<br>Since 1952</p>')).toBe(
      'Our story Silk & cotton. Since 1952',
    )
  })

  it('is at most 100 characters', () => {
    expect(previewOf(`<p>${'word '.repeat(50)}</p>`)).toBe('word '.repeat(20).trim())
    expect([...previewOf(`<p>${'😀'.repeat(200)}</p>`)].length).toBe(100)
  })

  it('leaves scripts, styles and comments out and less-than signs in', () => {
    expect(textOf('a<script>b()</script><style>c{}</style><!-- d --> 1 < 2')).toBe('a 1 < 2')
  })

  it('reads the longest page and the most broken in one pass', () => {
    for (const bad of ['<'.repeat(500_000), '<a'.repeat(250_000), '<script'.repeat(70_000)]) {
      expect(previewOf(bad).length).toBeLessThanOrEqual(100)
    }
  })

  it('leaves no tag in any page', () => {
    const part = fc.constantFrom('<p>', '</p>', '<a href="x">', 'silk', ' ', '&lt;', '<br/>')
    return fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(textOf(parts.join(''))).not.toMatch(/<(?:p|\/p|a |br)/)
      }),
    )
  })
})

describe('excerpt', () => {
  it('cuts at a word', () => {
    expect(excerpt('Handwoven in Kanchipuram', 15)).toBe('Handwoven in…')
    expect(excerpt('Handwoven', 5)).toBe('Hand…')
    expect(excerpt(' short ', 15)).toBe('short')
  })
})

describe('what somebody writes', () => {
  it('loses what steers the direction of writing, and keeps its paragraphs', () => {
    expect(plainText(' One\u202E two\r\n\r\n\r\n\r\nthree\u0007 ')).toBe('One two\n\nthree')
    expect(plainLine('One\n\ttwo')).toBe('One two')
  })

  it('keeps the joiners of Indian scripts', () => {
    expect(plainText('ക്\u200Dഷ')).toBe('ക്\u200Dഷ')
  })

  it('is nothing where all of it is signs that nobody sees', () => {
    for (const text of ['\u200B', '\u200D\u200C', '\u3164\u3164', ' \u2060\u00AD ', '\u0000']) {
      expect(seenText(text).trim(), text).toBe('')
    }
    expect(seenText('\u200Ba\u0000b\u202Ec\r\n\td')).toBe('a bc\r\n\td')
  })
})

import { describe, expect, it } from 'vitest'
import { deferScripts, keepLanguage, showHint } from './defer-scripts.ts'

const scripts = {
  hint: 'hint("$&")',
  language: 'keep("$&")',
  letters: 'wait("$&")',
  defer: 'wake("$1")',
}
const start = 'import "/assets/m.js";\nimport * as a from "/assets/a.js";\nimport("/assets/e.js");'
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/a.js"/></head><body>${body}</body></html>`
const deferred = (html: string) => deferScripts(html, 'n', scripts)

describe('a shared page', () => {
  it.each([
    '<script type="module" async="">',
    '<script nonce="n" type="module" async="">',
    '<script type="module" async="" nonce="n">',
  ])('keeps its start for later and asks for no module before: %s', (opening) => {
    const html = deferred(page(`${opening}${start}</script>`))
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('type="module"')
    expect(html).toContain(`<script nonce="n" type="text/plain">${start}</script>`)
    expect(html).toContain(
      '<script nonce="n" data-modules="/assets/m.js /assets/a.js">wake("$1")</script>',
    )
  })
  it('is left as it is without a start', () => {
    for (const html of [page('<p>$& and $1</p>'), page('<script type="module" src="/a.js">')]) {
      expect(deferred(html)).toBe(html)
    }
  })
  it('is left as it is when its start has no end', () => {
    const cut = page(`<script type="module" async="">${start}`)
    expect(deferred(cut)).toBe(cut)
  })
  it('carries a start with signs that mean something to replace()', () => {
    const odd = 'window.a = "$&$1$`";'
    expect(deferred(page(`<script type="module" async="">${odd}</script>`))).toContain(odd)
  })
  it.each([
    ['ta', 'hint("$&")\nkeep("$&")\nwait("$&")'],
    ['en', 'hint("$&")\nkeep("$&")'],
  ])('waits for letters where a system may have none: %s', (language, texts) => {
    const html = page('').replace('<html>', `<html lang="${language}">`)
    expect(showHint(html, 'n', scripts)).toContain(`<script nonce="n">${texts}</script>`)
  })
  it('shows first of all what the browser remembers', () => {
    expect(showHint(page(''), 'n', scripts)).toContain(
      '<head><script nonce="n">hint("$&")\nkeep("$&")</script><link',
    )
  })
})

it('any other page remembers the language that is chosen on it', () => {
  expect(keepLanguage(page(''), 'n', scripts)).toContain(
    '<head><script nonce="n">keep("$&")</script><link',
  )
})

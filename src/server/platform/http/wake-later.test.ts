import { describe, expect, it } from 'vitest'
import { wakeLater } from './wake-later.ts'

const start = 'import "/assets/m.js";\nimport * as a from "/assets/a.js";\nimport("/assets/e.js");'
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/a.js"/></head><body>${body}</body></html>`

describe('a shared page', () => {
  it('keeps its start for later and asks for no module before', () => {
    const woken = wakeLater(page(`<script type="module" async="">${start}</script>`))
    expect(woken).not.toContain('rel="modulepreload"')
    expect(woken).not.toContain('type="module"')
    expect(woken).toContain(`<script type="text/plain">${start}</script>`)
    expect(woken).toContain('(["/assets/m.js","/assets/a.js"])')
  })
  it('is left as it is without a start', () => {
    expect(wakeLater(page('<p>$& and $1</p>'))).toBe(page('<p>$& and $1</p>'))
  })
  it('is left as it is when its start has no end', () => {
    const cut = page(`<script type="module" async="">${start}`)
    expect(wakeLater(cut)).toBe(cut)
  })
  it('carries a start with signs that mean something to replace()', () => {
    const odd = 'window.a = "$&$1$`";'
    expect(wakeLater(page(`<script type="module" async="">${odd}</script>`))).toContain(odd)
  })
})

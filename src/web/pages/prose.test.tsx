import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { Prose } from './prose.tsx'

const content =
  '<p><a href="/contact" rel="noopener">a</a> <a href="/hi/faqs">b</a> <a href="/uploads/a.pdf">c</a> <a href="//evil.example">d</a> <a href="https://x.example/y">e</a></p>'

it('leads from what the owner wrote to pages in the language of the reader, and changes nothing else', async () => {
  const hrefs = async (language: 'en' | 'ta') => {
    const { html } = await draw(<Prose page={{ content }} />, { language })
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  }
  const rest = ['/hi/faqs', '/uploads/a.pdf', '//evil.example', 'https://x.example/y']
  expect(await hrefs('ta')).toEqual(['/ta/contact', ...rest])
  expect(await hrefs('en')).toEqual(['/contact', ...rest])
})

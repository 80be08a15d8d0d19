import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { ShopError } from '#domain/errors.ts'
import { languages } from '#domain/language.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { lettersOf, shareOf } from '#test/letters.ts'
import { answerError } from '../platform/http/broken-page.ts'
import type { Env } from '../platform/http/request.ts'
import { createApp } from './app.ts'

/** The answers of a shop whose pages fail, to whoever asks for one of them. */
async function withFailing(pages: () => Promise<Response>) {
  const { shop, close } = await createTestShop({ engine: 'sqlite' })
  const app = createApp(shop, { pages })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await app.request(path, { headers: { accept: 'text/html', ...headers } })
    return { reply, html: await reply.text() }
  }
  return { ask, close }
}

const broken = () => Promise.reject(new Error('A page fell over.'))

it('a page that fails says so in the language of its address, and leads home in it', async () => {
  const { ask, close } = await withFailing(broken)
  for (const language of languages) {
    const { reply, html } = await ask(language === 'en' ? '/products' : `/${language}/products`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      ...[500, 'text/html; charset=utf-8'],
    ])
    expect(html).toContain(`<html lang="${language}-IN">`)
    expect(html).toContain(`<a href="${language === 'en' ? '/' : `/${language}`}">`)
    expect(shareOf(lettersOf(html.replace(/<[^>]+>/g, ' '), language))).toBe(1)
  }
  await close()
})

it('at an address without one, in the language that the browser asks for first', async () => {
  const { ask, close } = await withFailing(broken)
  const languageOf = async (preferred: string, path = '/products') =>
    /lang="(..)-IN"/.exec((await ask(path, { 'accept-language': preferred })).html)?.[1]
  expect(await languageOf('ml-IN,ml;q=0.9,en;q=0.8')).toBe('ml')
  expect(await languageOf('kn')).toBe('kn')
  expect(await languageOf('en-IN,ta;q=0.9')).toBe('en')
  expect(await languageOf('fr,hi;q=0.5')).toBe('en')
  expect(await languageOf('ml', '/hi/products')).toBe('hi')
  await close()
})

it.each([
  ['storage-away', 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை'],
  ['shop-busy', 'சற்றுப் பொறுங்கள்'],
] as const)(
  '%s before there is a page is one too, and for programs what it was',
  async (code, title) => {
    const app = new Hono<Env>()
    app.get('*', () => {
      throw new ShopError(code)
    })
    app.onError((error, c) => answerError(c, error))
    const ask = (path: string, accept: string) => app.request(path, { headers: { accept } })
    const page = await ask('/ta/account', 'text/html')
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1'])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain(`<h1>${title}</h1>`)
    for (const told of [await ask('/api/shop', 'text/html'), await ask('/ta/account', '*/*')])
      expect([told.status, told.headers.get('content-type')]).toEqual([503, 'application/json'])
  },
)

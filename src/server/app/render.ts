import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import type { Pages, RenderContext } from '#contract/rendering.ts'
import { languageOf, pathIn } from '#domain/language.ts'
import { doorstep, isShownBeforeOpening } from '#domain/opening.ts'
import { timeOfSharedPage } from '#domain/page-time.ts'
import { isForEverybody } from '#domain/shared-pages.ts'
import { keyOf } from '../platform/cache/key-of.ts'
import type { PageCache } from '../platform/cache/page-cache.ts'
import { brokenPage, busyPage } from '../platform/http/broken-page.ts'
import { contentPolicy, sharedPage as sharedPageControl } from '../platform/http/headers.ts'
import { inlineScripts } from '../platform/http/inline-scripts.ts'
import { type Jar, openJar } from '../platform/http/jar.ts'
import { type Load, loadLimits } from '../platform/http/load.ts'
import { type Call, type Env, isStranger } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'
import { isOpen } from '../settings/opening.ts'

type PageParts = { cache?: PageCache; isDevelopment?: boolean; load: Load }

type Send = RenderContext['send']

const readsBrotli = (c: Call) => /\bbr\b/.test(c.req.header('accept-encoding') ?? '')

const bundle = path.resolve(import.meta.dirname, '../../../dist/server/index.js')

/** Loads the built pages: the one door between the server and the web room. */
export async function loadPages(file = bundle): Promise<Pages> {
  const build = await import(pathToFileURL(file).href)
  return build.entry.module.pagesOf(build, 'production')
}

/** Answers a request with a page: whole and shareable where it is the same for everybody, else the visitor's own. */
export function showPages(
  shop: Shop,
  app: Pick<Hono<Env>, 'request'>,
  pages: Pages,
  { cache, isDevelopment, load }: PageParts,
) {
  return async (c: Call): Promise<Response> => {
    const asked = await askedBy(c, shop)
    const jar = openJar(cookieOf(c, asked))
    const request = await requestFor(c, shop, asked)
    const nonce = randomBytes(16).toString('base64')
    const report = (error: unknown) =>
      shop.log.error({ err: error, requestId: c.get('requestId') }, 'a page failed')
    const context: RenderContext = {
      ...contextOf(c, shop, asked),
      send: fromInside(c, app, jar),
      recall: (address) => cache?.inside(address),
      nonce,
      report,
    }
    const make = () => {
      // It has waited for its turn, and reads the catalogue from here on.
      if (cache) c.set('begunAt', cache.version())
      return pages(request, context)
    }
    const made = load.makePage(c, make).catch(brokenAfter(c, report))
    const page = (await made) ?? busyPage(c)
    const headers = headersOf(c, page, jar)
    const isShared = asked.isCommon && page.status === 200 && page.body && !hasCookies(headers)
    if (isDevelopment || !isShared) {
      const policy = contentPolicy([`'nonce-${nonce}'`], isDevelopment === true)
      return ownPage(page, headers, { ...asked, policy })
    }
    c.set('isShared', true)
    return sharedPage(await page.text(), nonce, headers)
  }
}

const brokenAfter = (c: Call, report: (error: unknown) => void) => (error: unknown) => {
  report(error)
  return brokenPage(c)
}

type Asked = {
  /** A stranger before the shop's opening: what they asked for is not shown. */
  isShut: boolean
  isForm: boolean
  /** The same for everybody. */
  isCommon: boolean
}

async function askedBy(c: Call, shop: Shop): Promise<Asked> {
  const isClosed = !(await isOpen(shop))
  const isShut = isClosed && isStranger(c) && !isShownBeforeOpening(c.req.path)
  const isForm = c.req.method === 'POST' && !isShut
  // What staff see of a closed shop is theirs alone, and what strangers see of it is soon untrue.
  return { isShut, isForm, isCommon: !isClosed && !isForm && isForEverybody(c.req.path) }
}

const cookieOf = (c: Call, { isCommon }: Asked) => (isCommon ? undefined : c.req.header('cookie'))

async function requestFor(c: Call, shop: Shop, asked: Asked): Promise<Request> {
  const { isShut, isForm, isCommon } = asked
  const cookie = cookieOf(c, asked)
  const address = isShut ? doorstepOf(c.req.path) : addressOf(c, !isCommon)
  return new Request(`${shop.config.publicUrl}${address}`, {
    headers: { ...(cookie && { cookie }), ...(isForm && carried(c, 'content-type')) },
    signal: c.req.raw.signal,
    ...(isForm && { method: 'POST', body: await c.req.arrayBuffer() }),
  })
}

const contextOf = (c: Call, shop: Shop, { isShut, isForm, isCommon }: Asked) => ({
  publicUrl: shop.config.publicUrl,
  now: isCommon ? timeOfSharedPage(shop.now()) : shop.now(),
  // A form may have signed somebody in before its page is shown.
  mayBeSignedIn: !isCommon && (c.get('person') !== null || isForm),
  isWhole: isCommon,
  isPacked: !isCommon && readsBrotli(c),
  isStatic: isShut,
})

/** Those of the reply so far, of the page, and the cookies that calls have set meanwhile. */
function headersOf(c: Call, page: Response, jar: Jar): Headers {
  const headers = new Headers(c.res.headers)
  for (const [name, value] of page.headers) headers.set(name, value)
  headers.delete('Set-Cookie')
  const cookies = new Set([...page.headers.getSetCookie(), ...jar.given()])
  for (const line of cookies) headers.append('Set-Cookie', line)
  if (page.status >= 500) headers.set('Retry-After', String(loadLimits.retryAfterSeconds))
  return headers
}

const hasCookies = (headers: Headers) => headers.getSetCookie().length > 0

type Own = { isCommon: boolean; policy: string }

function ownPage({ body, status }: Response, headers: Headers, { isCommon, policy }: Own) {
  const isKeepable = isCommon && !hasCookies(headers) && status < 400
  headers.set('Cache-Control', isKeepable ? 'no-cache' : 'private, no-store')
  headers.set('Content-Security-Policy', policy)
  return new Response(body, { status, headers })
}

/** Where strangers meet a shop that is not open yet, whatever they asked for. */
const doorstepOf = (path: string) => pathIn(languageOf(path), doorstep)

/** What a shared page may depend on is in its key alone; a visitor's own page sees the whole address. */
function addressOf(c: Call, isOwn: boolean): string {
  const { pathname, search } = new URL(c.req.url)
  const address = readable(pathname) + search
  return isOwn ? address : keyOf(address)
}

/** What nobody can decode stands for itself and leads nowhere; the router would grumble about it on the console. */
function readable(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}

/** The API for a page that is being made: asked in the visitor's name and from the visitor's address. */
function fromInside(c: Call, app: Pick<Hono<Env>, 'request'>, jar: Jar): Send {
  const incoming = c.env?.incoming
  const own = { ...carried(c, 'x-forwarded-for'), ...carried(c, 'user-agent') }
  return async (path, init) => {
    const cookie = jar.header()
    const given = Object.fromEntries(new Headers(init?.headers))
    const headers = { ...given, ...own, ...(cookie && { cookie }) }
    const env = { isInside: true, ...(incoming && { incoming }) }
    const answer = await app.request(path, { ...init, headers }, env)
    if (answer.status === 503) c.set('isStorageAway', true)
    jar.take(answer.headers.getSetCookie())
    return answer
  }
}

function carried(c: Call, name: string): Record<string, string> {
  const value = c.req.header(name)
  return value === undefined ? {} : { [name]: value }
}

/** The same page for everyone: its inline scripts are named by their hashes instead of a nonce. */
function sharedPage(html: string, nonce: string, headers: Headers): Response {
  const body = html.replaceAll(` nonce="${nonce}"`, '')
  const hashes = new Set(inlineScripts(body).map((text) => `'sha256-${hashOf(text)}'`))
  headers.set('Cache-Control', sharedPageControl)
  headers.set('Vary', 'Accept-Encoding')
  headers.set('Content-Security-Policy', contentPolicy([...hashes]))
  return new Response(body, { status: 200, headers })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

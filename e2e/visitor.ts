import type { APIRequestContext, Browser, BrowserContextOptions, Page } from 'playwright-core'

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const

export type Visit = BrowserContextOptions & {
  width?: number
  /** Comes to the next journeys of the file too: who only looks costs a browser's beginnings once. */
  isStaying?: boolean
  /** Has no file of the shop yet. Other visitors may come back with those that never change: each load of them takes a third of a visit. */
  isFirst?: boolean
}

/** How many times slower a visitor's processor is than this machine's: `SLOW_BROWSER=6` brings races to light. */
const slowness = Number(process.env['SLOW_BROWSER'] ?? 1)

/** Whose pages have no scripts that could come to life. */
const plainPages = new WeakSet<Page>()

/** Somebody with a browser of their own, without cookies; what it complains of is noted. */
export async function newVisitor(
  browser: Browser,
  address: string,
  complaints: string[],
  { width = widths.desktop, ...rest }: Visit,
): Promise<Page> {
  const isPhone = width < 768
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: isPhone ? 780 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    ...rest,
  })
  askAgain(context.request)
  // Nobody waits so long for what works, in whichever window; a machine may be slow.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  if (rest.javaScriptEnabled === false) plainPages.add(page)
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Chromium reports every refused answer too; tests that provoke one look at it themselves.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
  })
  if (slowness > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  }
  return page
}

/** Asks once more where the shop has closed a connection that nobody used, in the moment in which it is used: as browsers do. */
function askAgain(request: APIRequestContext) {
  // All other ways go through this one.
  const ask = request.fetch.bind(request)
  request.fetch = (address, options) => ask(address, { maxRetries: 1, ...options })
}

/** Moves, as a visitor would, and waits until the page of the address stands there and its scripts have come to life. */
export async function alive(page: Page) {
  await page.mouse.move(2, 2)
  // A pointer that rested on the same part already has come over nothing new; a key is always a sign of life.
  await page.keyboard.press('Shift')
  await drawn(page)
}

/** Waits until a visitor stands at an address: its page is drawn, and alive where the visitor allows scripts. */
export async function arrives(page: Page, address: Parameters<Page['waitForURL']>[0]) {
  await page.waitForURL(address)
  if (!plainPages.has(page)) await alive(page)
}

/** Waits until what one sees, and may do, is the page of the address: the address changes a moment before. */
export const drawn = (page: Page) => page.waitForFunction(isDrawn)

/** Runs in the page. */
function isDrawn(): boolean {
  const isAwake = (found: Element) => Object.keys(found).some((key) => key.startsWith('__react'))
  // The admin area may have no heading, but always tabs.
  const heads = [...document.querySelectorAll('[role=tablist], main :is(h1, h2)')]
  // What stands still never wakes (web/rendering/static-island.tsx).
  const waking = heads.find((head) => !head.closest('[data-static-island]'))
  const header = document.querySelector('header.contents')
  // The admin area's tabs wake before the code of the open one is there.
  const work = document.querySelector('#work > *')
  const parts = [waking, header, work].filter((part) => part instanceof Element)
  if (heads.length === 0 || parts.length === 0 || !parts.every(isAwake)) return false
  const { navigation, location: wanted } = Reflect.get(window, '__reactRouterDataRouter').state
  const root = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
  // The tree that React has put on the screen; the router's own part in it holds the address.
  let part = Reflect.get(document, root ?? '')?.stateNode.current
  while (part && !part.memoizedProps?.value?.location) part = part.child
  return navigation.state === 'idle' && part?.memoizedProps.value.location.key === wanted.key
}

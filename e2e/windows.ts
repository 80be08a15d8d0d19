import type { Browser, BrowserContext, Page } from 'playwright-core'
import { newVisitor, type Visit, widths } from './visitor.ts'

type Window = { page: Page; kind: string; isStaying: boolean }

/** What a journey listens for in its own window. */
const heard = ['request', 'response', 'requestfailed', 'requestfinished', 'dialog', 'download']

/**
 * The windows of a browser. Who goes home leaves one as it was when it was new, for the next of the kind: to open one costs
 * as much as most visitors look at.
 */
export function openWindows(browser: Browser, address: string, complaints: string[]) {
  const taken = new Map<BrowserContext, Window>()
  const left: Window[] = []

  async function visit({ isStaying = false, isFirst = false, ...options }: Visit = {}) {
    const kind = kindOf(options)
    const at = isStaying ? -1 : left.findIndex((window) => window.kind === kind)
    const [again] = at < 0 ? [] : left.splice(at, 1)
    const page = again?.page ?? (await newVisitor(browser, address, complaints, options))
    if (again) await withOptions(page, options)
    if (again && isFirst) await tell(page, 'Network.clearBrowserCache')
    taken.set(page.context(), { page, kind, isStaying })
    return page
  }

  async function leave() {
    const leaving = [...taken].filter(([, { isStaying }]) => !isStaying)
    await Promise.all(
      leaving.map(async ([context, window]) => {
        taken.delete(context)
        if (await isTidied(window.page, address)) left.push(window)
        else await context.close()
      }),
    )
  }

  return { visit, leave }
}

/** What cannot be changed any more once a window is open. */
function kindOf({ width = widths.desktop, colorScheme: _, ...rest }: Visit): string {
  return JSON.stringify([width < widths.tablet, Object.entries(rest).toSorted()])
}

async function withOptions(page: Page, { width = widths.desktop, colorScheme = 'light' }: Visit) {
  await page.setViewportSize({ width, height: width < widths.tablet ? 780 : 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

async function tell(page: Page, what: 'Network.clearBrowserCache' | 'Page.resetNavigationHistory') {
  const session = await page.context().newCDPSession(page)
  await session.send(what)
  await session.detach()
}

/**
 * Whether nothing of the visit is left in its window: no cookie, nothing kept, no way back, nobody who listens. Files of the
 * shop stay: those that may change are asked for again by every visitor.
 */
async function isTidied(page: Page, address: string): Promise<boolean> {
  const context = page.context()
  const blank = `${address}/nothing`
  // As the shop's own pages say it: a page that says otherwise would need a new process.
  const headers = { 'cross-origin-opener-policy': 'same-origin' }
  try {
    const others = context.pages().filter((other) => other !== page)
    await Promise.all(others.map((other) => other.close()))
    for (const kind of heard) await page.removeAllListeners(kind, {})
    for (const on of [page, context]) await on.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', headers }))
    await page.goto(blank)
    await page.unroute(blank)
    const hasItsClock = await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      return /native code/.test(String(setTimeout))
    })
    await context.clearCookies()
    await tell(page, 'Page.resetNavigationHistory')
    // Nobody can take out again what a journey has put into every page to come.
    return hasItsClock
  } catch {
    return false
  }
}

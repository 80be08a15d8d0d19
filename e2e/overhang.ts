import type { Page } from 'playwright-core'

/**
 * How far the page is wider than the window that was opened, in px; 0 where it fits. A phone zooms out of what is too
 * wide, and its `innerWidth` grows with the page: only the width that was asked for can tell.
 */
export async function overhang(page: Page): Promise<number> {
  const width = page.viewportSize()?.width
  if (width === undefined) throw new Error('A window of no width shows nothing.')
  const reaches = await page.evaluate(() => document.documentElement.scrollWidth)
  return Math.max(0, reaches - width)
}

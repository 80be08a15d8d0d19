import type { Page } from 'playwright-core'

// What phones make of letters that their readers want larger or further apart.

/** In the page: what stands by itself and is smaller than 44 px under a finger; links within a sentence are as high as it. */
export function tooSmall(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim()
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const label = control.matches('[type=checkbox], [type=radio]') && control.closest('label')
    const { width, height } = (label || control).getBoundingClientRect()
    const after = getComputedStyle(control, '::after')
    const isWholeCard = after.content !== 'none' && after.position === 'absolute'
    const isHidden = !control.checkVisibility() || width < 2 || control.matches('.sr-only')
    const around = control.parentElement?.textContent.trim().length ?? 0
    const isInSentence =
      getComputedStyle(control).display === 'inline' && around > nameOf(control).length + 3
    if (isHidden || isWholeCard || isInSentence || height > 43.5) return []
    return [`${nameOf(control).slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`]
  })
}

/** In the page: words of which a box that does not scroll hides a part. */
export function cutOff(): string[] {
  const clips = ['hidden', 'clip']
  const isUnseen = (style: CSSStyleDeclaration, box: DOMRect) =>
    style.clipPath !== 'none' || box.width <= 1 || box.height <= 1
  const cutIn = (element: Element): boolean => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const words = range.getBoundingClientRect()
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      const overflow = [style.overflowX, style.overflowY]
      if (isUnseen(style, box) || overflow.some((way) => ['auto', 'scroll'].includes(way))) {
        return false
      }
      const isOver = words.right > box.right + 2 || words.bottom > box.bottom + 3
      if (overflow.some((way) => clips.includes(way)) && isOver) return true
    }
    return false
  }
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    )
  // Of the bar's button a narrow phone shows the mark alone (listing/filter-sheet.tsx).
  const others = 'select, option, textarea, svg *, .sr-only *, .bottom-bar button *'
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => one.checkVisibility() && !one.matches(others) && hasWords(one) && cutIn(one))
    .map((one) => one.textContent.trim().slice(0, 60))
}

/** Lines, letters and words as far apart as WCAG 1.4.12 has readers set them. */
export const spreadOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })

/** In the page: what of the header's bar leaves the window. */
export function beyondHeader(): string[] {
  return [...document.querySelectorAll('.header-bar *')].flatMap((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    const isSeen = one.checkVisibility() && width > 1
    const isBeyond = left < 0 || right > document.documentElement.clientWidth + 1
    return isSeen && isBeyond ? [one.getAttribute('aria-label') ?? one.tagName] : []
  })
}

/** The size of letters that a reader has set in the browser, in px: 16 where nobody has. */
export async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}

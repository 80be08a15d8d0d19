const opening = '<script type="module" async="">'
const closing = '</script>'

/**
 * What one sees comes before what one may do: the modules of a shared page are fetched once its largest
 * picture is painted, with the visitor's first sign of life, or soon after everything has loaded. Links
 * and forms work meanwhile, and what is asked of a part too early is remembered (web/ui/late.tsx).
 */
export function wakeLater(html: string): string {
  const at = html.indexOf(opening)
  const end = html.indexOf(closing, at)
  if (at === -1 || end === -1) return html
  const preload = /<link rel="modulepreload" href="([^"<]+)"[^<>]*\/>/g
  const modules = [...html.matchAll(preload)].map(([, address]) => address)
  const kept = `<script type="text/plain">${html.slice(at + opening.length, end)}</script>`
  const waker = `<script>(${wake})(${JSON.stringify(modules)})</script>`
  const [before, after] = [html.slice(0, at), html.slice(end + closing.length)]
  return before.replaceAll(preload, '') + kept + waker + after.replaceAll(preload, '')
}

/** Runs in the browser, by its text: plain JavaScript that needs nothing from around it. */
const wake = `function (modules) {
  const later = document.currentScript.previousElementSibling
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  let isAwake = false
  const wake = () => {
    if (isAwake) return
    isAwake = true
    for (const address of modules) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = address
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = later.textContent
    document.head.append(script)
  }
  const stir = ({ type, movementX, movementY }) => {
    // A pointer that rests where the page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    window.hasStirred = true
    for (const sign of signs) removeEventListener(sign, stir, true)
    wake()
  }
  for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true })
  const remember = (event) => {
    const { target, type, submitter } = event
    if (window.isListening || !target.closest?.('[data-hydrate-later]')) return
    if (type === 'change' && target.tagName !== 'SELECT') return
    if (type === 'submit') {
      if (target.method === 'dialog') return
      event.preventDefault()
    }
    window.askedEarly = { target, type, submitter }
    wake()
  }
  for (const kind of ['click', 'change', 'submit']) addEventListener(kind, remember, true)
  addEventListener('load', () => setTimeout(wake, 500))
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) return
  const seen = new PerformanceObserver((paints) => {
    const isLarge = ({ element }) => element?.matches('img[fetchpriority=high]')
    const hasLarge = document.querySelector('img[fetchpriority=high]')
    if (hasLarge && !paints.getEntries().some(isLarge)) return
    seen.disconnect()
    wake()
  })
  seen.observe({ type: 'largest-contentful-paint', buffered: true })
}`

import { type Asked, handOver, laterPart, noteStirred, onFirstSign } from '../early-touch.ts'

// Stands in a shared page as text, after the one that starts its modules, which it keeps for later: see defer-scripts.ts.

const own = document.currentScript
const start = own?.previousElementSibling
const largest = 'img[fetchpriority=high]'
let isAwake = false
let asked: Asked | undefined

function wake() {
  if (isAwake) return
  isAwake = true
  endFirstLook()
  for (const address of own?.dataset['modules']?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    document.head.append(link)
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = own?.nonce ?? ''
  script.textContent = start?.textContent ?? ''
  document.head.append(script)
}

/** What lies below the first screen may be fetched: pictures, and before them their previews. */
function endFirstLook() {
  delete document.documentElement.dataset['firstLook']
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-preview]')) {
    if (!image.src) image.src = image.dataset['preview'] ?? ''
  }
}

onFirstSign(() => {
  noteStirred()
  wake()
})

const remember = (event: Event) => {
  const { target, type } = event
  if (!(target instanceof Element) || !target.closest(laterPart)) return
  if (type === 'change' && target.tagName !== 'SELECT') return
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  if (target instanceof HTMLFormElement && type === 'submit') {
    if (target.method === 'dialog') return
    event.preventDefault()
  }
  asked = { target, type, submitter }
  wake()
}
const kinds = ['click', 'change', 'submit']
for (const kind of kinds) addEventListener(kind, remember, true)
handOver(() => {
  for (const kind of kinds) removeEventListener(kind, remember, true)
  return asked
})

addEventListener('load', () => setTimeout(wake, 500))

if (window.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) {
  const seen = new PerformanceObserver((paints) => {
    const isLargest = (paint: PerformanceEntry & { element?: Element | null }) =>
      paint.element?.matches(largest)
    if (document.querySelector(largest) && !paints.getEntries().some(isLargest)) return
    seen.disconnect()
    wake()
  })
  seen.observe({ type: 'largest-contentful-paint', buffered: true })
} else addEventListener('load', endFirstLook)

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary'

/** What had the focus last, and what followed and preceded it then. */
type Last = { element: Element; following: Element[]; preceding: Element[]; path: string }

/** So many neighbours are remembered: one of them outlives what is taken away. */
const neighbours = 24

/**
 * Whoever works by keys or by ear never falls back to the beginning of the page: when what has the focus is taken away
 * or switched off, the focus goes to what came next, else to what came before, and on a new page to its main part.
 */
export function keepFocus(): () => void {
  let last: Last | undefined
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) last = around(target)
  }
  const forget = () => {
    last = undefined
  }
  const restore = () => {
    if (!last || !isLost(last.element)) return
    const { following, preceding, path } = last
    const next = [...following, ...preceding].find(isReachable)
    last = undefined
    const place = path === location.pathname ? next : undefined
    const end = place ?? document.getElementById('main')
    if (end instanceof HTMLElement) end.focus({ preventScroll: place === undefined })
  }
  // Browsers let go of what is switched off with the next frame.
  const observer = new MutationObserver(() => requestAnimationFrame(restore))
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] }
  observer.observe(document.body, changes)
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
  }
}

function around(element: Element): Last {
  const all = [...(element.closest('dialog') ?? document).querySelectorAll(reachable)]
  const isAfter = (other: Element) =>
    element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  const at = all.findIndex(isAfter)
  const split = at < 0 ? all.length : at
  const preceding = all
    .slice(Math.max(0, split - neighbours), split)
    .filter((one) => one !== element)
  return {
    element,
    following: all.slice(split, split + neighbours),
    preceding: preceding.reverse(),
    path: location.pathname,
  }
}

/** Nothing else has the focus, and it can have it no longer. */
function isLost(element: Element): boolean {
  const { activeElement } = document
  const isNowhere = activeElement === null || activeElement === document.body
  return (isNowhere || activeElement === element) && !isReachable(element)
}

const isReachable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

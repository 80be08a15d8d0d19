// What happens on a page before its modules are there, told by the small script in it (scripts/defer.ts) to the parts
// that come later (hydrate-later.tsx).

/** What somebody asked of a part that did not work yet. */
export type Asked = { target: Element; type: string; submitter?: HTMLElement | null }

/** Events that tell that somebody is there. */
const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']

/** Parts that are hydrated later carry this attribute. */
export const laterPart = '[data-hydrate-later]'

const handover = 'early-touch'
const marks = { stirred: 'stirred', hearing: 'hearing' }

/** Calls back at the visitor's first sign of life; answers how to stop waiting for it. */
export function onFirstSign(stirred: () => void): () => void {
  const stop = () => {
    for (const sign of signsOfLife) removeEventListener(sign, hear, true)
  }
  const hear = (event: Event) => {
    if (isAtRest(event)) return
    stop()
    stirred()
  }
  for (const sign of signsOfLife) addEventListener(sign, hear, { capture: true, passive: true })
  return stop
}

/** Browsers tell of a pointer that rests where a page appears as if it had moved. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Notes on the page itself that somebody has moved. */
export function noteStirred() {
  document.documentElement.dataset[marks.stirred] = ''
}

export const hasStirred = () => marks.stirred in document.documentElement.dataset

type Handover = { asked?: Asked | undefined }

/** For the script in the page: `give` is called once, by the modules, which hear for themselves from then on. */
export function handOver(give: () => Asked | undefined) {
  const tell = (event: Event) => {
    if (event instanceof CustomEvent) (event.detail as Handover).asked = give() // Sent by takeOver alone.
  }
  document.addEventListener(handover, tell, { once: true })
}

/** For the modules: what was asked last, where a script in the page has heard it. */
export function takeOver(): Asked | undefined {
  const detail: Handover = {}
  document.dispatchEvent(new CustomEvent(handover, { detail }))
  document.documentElement.dataset[marks.hearing] = ''
  return detail.asked
}

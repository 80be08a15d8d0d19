import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from './after-paint.ts'
import { type Asked, hasStirred, laterPart, onFirstSign, takeOver } from './early-touch.ts'
import { isServer, partCode } from './part-code.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part that the server draws whole and that wakes a little later: with the visitor's first sign of life, or soon
 * after the page has loaded; its code comes before. Until then its links and forms are plain ones, and a button that
 * was pressed or a choice that was made too early counts as soon as it can.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { fetch, loaded } = partCode(load)
  // Its code is there before it is wanted: a first touch that waited for it would wait for the line.
  const Awaited = lazy(() => {
    const early = fetch()
    early.catch(() => undefined)
    return wanted.then(() => early.catch(fetch))
  })
  // Without memo a new rendering of the page would throw away what the server drew.
  const HydratedLater = memo(function HydratedLater(props: Props) {
    // What is there already is shown without a moment of nothing.
    const [Part] = useState<ComponentType<Props>>(() => loaded() ?? Awaited)
    return (
      <Suspense>
        <Awake>
          <Part {...props} />
        </Awake>
      </Suspense>
    )
  })
  // For a page that the browser draws: it may fetch the code before it shows the part.
  return Object.assign(HydratedLater, { fetch })
}

/** How long after loading the page the code comes at the latest, where a browser is never idle or cannot tell. */
const patienceMs = 2000

const wanted = new Promise<void>((resolve) => {
  if (isServer || hasStirred()) return resolve()
  const go = () => {
    stop()
    resolve()
  }
  // The touch is shown first: what it asked for is remembered meanwhile.
  const stop = onFirstSign(() => void afterPaint().then(go))
  // In slices of idle time, so that a first touch finds everything at work: waking a part for the touch itself is one long task.
  const wait = () => whenIdle(go, patienceMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
})

const awake = new WeakSet<Element>()
type Missed = {
  element: Element
  /** The event by which React tells that it has heard of it after all. */
  by: 'click' | 'change' | 'submit'
  repeat: () => void
}

/** What was asked of a part before it worked. */
let missed: Missed | undefined

/** What is in a part that does not work yet; null elsewhere. */
function asleepAt({ target }: Event): Element | null {
  // A click on a button may hit the icon in it, which is no HTMLElement.
  const element = target instanceof Element ? target : null
  const box = element?.closest(laterPart)
  return element && box && !awake.has(box) ? element : null
}

/** Parts of a tap that nobody in a sleeping part has to hear of. */
const halves = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend']

if (!isServer) {
  const notice = (event: Event) => {
    const element = asleepAt(event)
    if (!element) return
    if (isRepeating) return
    const again = askAgain(event, element)
    if (again) {
      missed = again
      void repeatSoon(again)
    }
    if (missed?.element.contains(element) || isRelayed(event, element)) hush(event)
  }
  // A link is told of elsewhere, as soon as it is touched.
  const hushHalf = (event: Event) => {
    const element = asleepAt(event)
    if (element && !element.closest('a')) hush(event)
  }
  for (const half of halves) addEventListener(half, hushHalf, { capture: true, passive: true })
  const early = takeOver()
  if (early) missed = repeatOf(early)
  for (const kind of ['click', 'input', 'change', 'submit']) addEventListener(kind, notice, true)
}

/** Of a control there are several events: the click on its label, and what comes before the change of a list. */
function isRelayed({ type }: Event, element: Element) {
  if (type === 'input') return element instanceof HTMLSelectElement
  const control = type === 'click' && element.closest('label')?.control
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

let isRepeating = false

/** Once the touch can be seen: React then wakes this part before all others, or its own code does it later (`Awake`). */
async function repeatSoon(what: Missed) {
  if (what.by === 'submit') return
  await afterPaint()
  if (missed !== what) return
  isRepeating = true
  what.repeat()
  isRepeating = false
}

/** React would wake the whole part in one long task for an event; what was asked is done again once it works. */
const hush = (event: Event) => event.stopPropagation()

function askAgain(event: Event, element: Element): Missed | undefined {
  const { type } = event
  if (!(event instanceof SubmitEvent)) return repeatOf({ target: element, type })
  const again = repeatOf({ target: element, type, submitter: event.submitter })
  // A form is sent by the browser only where no code is on its way.
  if (again) event.preventDefault()
  return again
}

function repeatOf({ target, type, submitter }: Asked): Missed | undefined {
  if (type === 'input') return undefined
  if (type === 'submit') return sendAgain(target, submitter)
  return type === 'click' ? clickAgain(target) : chooseAgain(target)
}

function sendAgain(form: Element, submitter: HTMLElement | null | undefined): Missed | undefined {
  if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return undefined
  return { element: form, by: 'submit', repeat: () => form.requestSubmit(submitter ?? null) }
}

/** A box is ticked by its click: React, woken by that click, takes it for what it has always been. */
function clickAgain(element: Element): Missed | undefined {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    const repeat = () => {
      element.checked = !element.checked
      element.click()
    }
    return { element, by: 'change', repeat }
  }
  const button = element.closest('button')
  if (button?.type !== 'button') return undefined
  return { element: button, by: 'click', repeat: () => button.click() }
}

function chooseAgain(element: Element): Missed | undefined {
  if (!(element instanceof HTMLSelectElement)) return undefined
  const repeat = () => element.dispatchEvent(new Event('change', { bubbles: true }))
  return { element, by: 'change', repeat }
}

/** Stands inside a part that wakes after the page has been seen: once it works, it does what was asked of it before. */
export function Awake({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    awake.add(box.current)
    // Later, because React may wake the part for the very click that is under way.
    setTimeout(() => {
      if (missed && box.current?.contains(missed.element)) missed.repeat()
    })
  }, [])
  const arrived = ({ type }: SyntheticEvent) => {
    if (missed?.by === type) missed = undefined
  }
  return (
    <div
      ref={box}
      data-hydrate-later=""
      onClickCapture={arrived}
      onChangeCapture={arrived}
      onSubmitCapture={arrived}
    >
      {children}
    </div>
  )
}

import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'

/**
 * A part that the server draws whole and whose code comes a little later: with the visitor's first
 * sign of life, or soon after the page has loaded. Until then its links and forms are plain ones, and
 * a button that was pressed too early acts as soon as it can.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetched = async () => {
    loaded = await load()
    return { default: loaded }
  }
  if (isServer) void fetched()
  const Awaited = lazy(() => wanted.then(fetched))
  // Without memo a new rendering of the page would throw away what the server drew.
  return memo(function Late(props: Props) {
    // What is there already is shown without a moment of nothing.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return (
      <Suspense>
        <Awake>
          <Part {...props} />
        </Awake>
      </Suspense>
    )
  })
}

const isServer = typeof document === 'undefined'

const signsOfLife = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
/** How long after loading the page the code comes even when nobody moves. */
const patienceMs = 2000

const wanted = new Promise<void>((resolve) => {
  if (isServer) return resolve()
  const go = () => {
    for (const sign of signsOfLife) removeEventListener(sign, go, true)
    resolve()
  }
  for (const sign of signsOfLife) addEventListener(sign, go, { capture: true, passive: true })
  const wait = () => setTimeout(go, patienceMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
})

const awake = new WeakSet<Element>()
let missed: HTMLElement | undefined

if (!isServer) {
  const notice = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    const box = button?.closest('[data-late]')
    if (button?.type === 'button' && box && !awake.has(box)) missed = button
  }
  addEventListener('click', notice, true)
}

/** Stands inside the part: once it works, it does what was asked of it before. */
function Awake({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    awake.add(box.current)
    if (missed && box.current.contains(missed)) missed.click()
    missed = undefined
  }, [])
  return (
    <div ref={box} data-late="">
      {children}
    </div>
  )
}

import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { carouselButtons } from '#domain/home-page/home.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from './classes.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './page-icons.tsx'

type CarouselProps = {
  /** What is in it, for screen readers. */
  label: string
  /** The width of one item: 'w-[70%] sm:w-[44%] lg:w-[23.5%]'. */
  itemClass: string
  /** True when nothing in it takes the focus: then the row itself does, to be scrolled by keys. */
  isPlain?: boolean
  children: ReactNode
}

/** A row that scrolls sideways by finger, wheel, key or button (spec §4). */
export function Carousel({ label, itemClass, isPlain, children }: CarouselProps) {
  const words = useWords('ui', ui)
  const items = Children.toArray(children)
  const { list, buttons, measure } = useButtons(items.length)
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <section aria-label={label} className="group/carousel relative">
      <ul
        ref={list}
        tabIndex={isPlain ? 0 : undefined}
        onScroll={measure}
        className="scrollbar-none relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-1 md:mx-0 md:scroll-px-0 md:gap-6 md:px-0"
      >
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Children.toArray gives each child its own key.
          <li key={at} className={classes('shrink-0 snap-start', itemClass)}>
            {item}
          </li>
        ))}
      </ul>
      {buttons.left && (
        <ScrollButton
          label={words.scrollLeft}
          side="start-2 md:-start-5"
          onClick={() => scroll(-1)}
        >
          <ChevronLeftIcon />
        </ScrollButton>
      )}
      {buttons.right && (
        <ScrollButton label={words.scrollRight} side="end-2 md:-end-5" onClick={() => scroll(1)}>
          <ChevronRightIcon />
        </ScrollButton>
      )}
    </section>
  )
}

/** Which buttons show, kept true while the row scrolls and the window changes. */
function useButtons(items: number) {
  const list = useRef<HTMLUListElement>(null)
  const [buttons, setButtons] = useState({ left: false, right: false })
  const measure = useCallback(() => {
    const row = list.current
    if (!row) return
    const { scrollLeft, clientWidth, scrollWidth } = row
    const next = carouselButtons({ scrollLeft, clientWidth, scrollWidth, items })
    setButtons((now) => (now.left === next.left && now.right === next.right ? now : next))
  }, [items])
  useEffect(() => {
    const row = list.current
    if (!row) return
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [measure])
  return { list, buttons, measure }
}

type ScrollButtonProps = { label: string; side: string; onClick: () => void; children: ReactNode }

function ScrollButton({ label, side, onClick, children }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classes(
        'touchable absolute top-[38%] hidden -translate-y-1/2 rounded-full border border-line bg-card hover:border-ink md:inline-flex',
        side,
      )}
    >
      {children}
    </button>
  )
}

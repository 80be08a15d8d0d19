import { type ReactNode, useEffect, useRef } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../classes.ts'
import { Link } from '../link.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../page-icons.tsx'

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string }

const step = 'touchable rounded-xs tabular-nums max-sm:min-w-9'

/** Real links to the neighbours, the ends and what lies around this page; nothing for one page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const words = useWords('ui', ui)
  const { links, turn } = useFocusOnPage(page)
  if (pages <= 1) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <nav
      ref={links}
      aria-label={words.pages}
      onClick={turn}
      className="flex flex-wrap items-center justify-center sm:gap-1"
    >
      {page > 1 && (
        <Step to={hrefOf(page - 1)} rel="prev" label={words.previous}>
          <ChevronLeftIcon className="size-5" />
        </Step>
      )}
      {pagesAround(page, pages).map((at, index) =>
        at === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place.
          <span key={`gap-${index}`} className="px-1 text-soft">
            …
          </span>
        ) : (
          <PageLink key={at} at={at} to={hrefOf(at)} isCurrent={at === page} />
        ),
      )}
      {page < pages && (
        <Step to={hrefOf(page + 1)} rel="next" label={words.next}>
          <ChevronRightIcon className="size-5" />
        </Step>
      )}
    </nav>
  )
}

type PageLinkProps = { at: number; to: string; isCurrent: boolean }

function PageLink({ at, to, isCurrent }: PageLinkProps) {
  const words = useWords('ui', ui)
  return (
    <Link
      to={to}
      aria-label={words.page(at)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(step, isCurrent ? 'bg-ink text-paper' : 'hover:bg-wash')}
    >
      {at}
    </Link>
  )
}

/** Whoever turned the page goes on reading at its beginning, not behind its end. */
function useFocusOnPage(page: number) {
  const links = useRef<HTMLElement>(null)
  const isTurning = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other page stands there.
  useEffect(() => {
    if (!isTurning.current) return
    isTurning.current = false
    const list = links.current?.closest<HTMLElement>('section, main')
    if (!list) return
    list.tabIndex = -1
    list.classList.add('outline-none')
    list.focus({ preventScroll: true })
  }, [page])
  const turn = () => {
    isTurning.current = true
  }
  return { links, turn }
}

type StepProps = { to: string; rel: 'prev' | 'next'; label: string; children: ReactNode }

/** To the page before or after this one. */
function Step({ to, rel, label, children }: StepProps) {
  return (
    <Link to={to} rel={rel} aria-label={label} className={classes(step, 'hover:bg-wash')}>
      {children}
    </Link>
  )
}

/** 1 … 4 5 6 … 20: the ends and the neighbours; null is a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((at, index) => {
    const before = shown[index - 1] ?? at - 1
    if (at - before === 2) return [at - 1, at]
    return at - before > 2 ? [null, at] : [at]
  })
}

import { Link } from '#web/ui/link.tsx'
import { home as english } from '#web/words/en/home.ts'
import { useWords } from '#web/words/words.ts'
import { ArrowRightIcon } from '../ui/page-icons.tsx'

type SectionHeadingProps = {
  id: string
  title: string
  /** Of the title, where it is not that of the page. */
  lang?: string | undefined
  text?: string
  /** Where the whole of it is shown. */
  to?: string
}

export function SectionHeading({ id, title, lang, text, to }: SectionHeadingProps) {
  const words = useWords('home', english)
  return (
    <div className="mb-6 flex items-end justify-between gap-x-6 md:mb-8 not-en:flex-wrap">
      <div>
        <h2 id={id} lang={lang} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-soft">{text}</p>}
      </div>
      {to && (
        <Link
          to={to}
          isAhead
          aria-label={words.viewAllOf(title)}
          className="-mb-2.5 inline-flex min-h-11 shrink-0 items-center gap-2 font-medium hover:text-lac"
        >
          {words.viewAll}
          <ArrowRightIcon className="size-4" />
        </Link>
      )}
    </div>
  )
}

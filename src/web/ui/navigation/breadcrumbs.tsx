import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../../rendering/cached-html.ts'
import { Link } from '../link.tsx'

/** `lang`: of the label, where that is not of the page. */
export type Crumb = { label: string; to?: string; lang?: string | undefined }

/** The way here; the last crumb is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const words = useWords('ui', ui)
  return (
    <nav aria-label={words.breadcrumbs} className="text-sm text-soft pointer-coarse:-my-2">
      <ol
        className="flex flex-wrap items-center gap-x-2"
        {...useCachedHtml('crumbs', <Crumbs crumbs={crumbs} />)}
      />
    </nav>
  )
}

const Crumbs = ({ crumbs }: { crumbs: Crumb[] }) =>
  crumbs.map(({ label, to, lang }, at) => (
    <li key={label} className="flex min-w-0 items-center gap-2">
      {at > 0 && <span aria-hidden="true">›</span>}
      {to && at < crumbs.length - 1 ? (
        <Link
          to={to}
          lang={lang}
          className="reachable py-1 wrap-anywhere hover:text-lac hover:underline"
        >
          {label}
        </Link>
      ) : (
        <span aria-current="page" lang={lang} className="py-1 wrap-anywhere text-ink">
          {label}
        </span>
      )}
    </li>
  ))

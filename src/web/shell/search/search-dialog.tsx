import type { Category } from '#contract/content/types.ts'
import { useCachedHtml } from '#web/rendering/cached-html.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { shell } from '#web/words/en/shell.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { SearchBox } from './search-box.tsx'

/** The search opened wide over the header, with somewhere to begin. */
export function SearchDialog({ categories }: { categories: Category[] }) {
  const words = useWords('shell', shell).search
  const { close } = useWords('ui', ui)
  return (
    <Dialog id="search" look="top" title={words.title} isTitleHidden>
      <div className="page py-4 md:py-8">
        <div className="mx-auto max-w-3xl">
          <div className="flex items-start gap-2">
            <SearchBox className="min-w-0 flex-1" />
            <form method="dialog">
              <IconButton label={close} type="submit" className="-me-2.5">
                <CloseIcon />
              </IconButton>
            </form>
          </div>
          <p
            className="mt-5 flex flex-wrap gap-x-5 text-sm text-soft"
            {...useCachedHtml('popular', <Popular categories={categories} />)}
          />
        </div>
      </div>
    </Dialog>
  )
}

function Popular({ categories }: { categories: Category[] }) {
  const words = useWords('shell', shell).search
  return (
    <>
      <span className="py-2">{words.popular}</span>
      {categories.slice(0, 5).map(({ id, slug, name }) => (
        <Link key={id} to={`/products/${slug}`} className="link py-2">
          {name}
        </Link>
      ))}
    </>
  )
}

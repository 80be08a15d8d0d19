import type { Category } from '#contract/content/types.ts'
import type { ShownEntry } from '#contract/settings/shop-front-types.ts'
import { useCachedHtml } from '#web/rendering/cached-html.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { MenuLinks } from '../menu/menu-links.tsx'
import { MenuLanguages } from './language-islands.ts'
import type { Visitor } from './visitor-links.tsx'
import { VisitorLinks } from './visitor-links.tsx'

type MobileMenuProps = {
  /** The shop's. */
  name: string
  /** What the owner has put into the header. */
  own?: ShownEntry[] | undefined
  categories: Category[]
  /** Null for nobody; undefined where nobody knows yet. */
  visitor: Visitor | null | undefined
}

const row = 'flex min-h-12 w-full items-center px-5 hover:bg-wash hover:text-lac'

/** The drawer behind the menu button on phones. */
export function MobileMenu({ name, own, categories, visitor }: MobileMenuProps) {
  const words = useWords('shell', shell).header
  return (
    <Dialog id="menu" look="side" title={name}>
      <nav aria-label={words.menu} className="flex flex-1 flex-col pt-2 pb-6">
        <div {...useCachedHtml('menu', <MenuLinks own={own} categories={categories} />)} />
        <div className="mt-4 border-t border-line pt-4">
          {visitor === undefined && (
            <Link to="/account" className={row}>
              {words.account}
            </Link>
          )}
          {visitor && (
            <>
              <p className="px-5 py-2 font-semibold break-words">{visitor.username}</p>
              <VisitorLinks visitor={visitor} row={row} />
            </>
          )}
          {visitor === null && (
            <>
              <Link to="/login" className={row}>
                {words.signIn}
              </Link>
              <Link to="/register" className={row}>
                {words.register}
              </Link>
            </>
          )}
        </div>
        <MenuLanguages />
      </nav>
    </Dialog>
  )
}

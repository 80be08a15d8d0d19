import type { MetaArgs } from 'react-router'
import { shell } from '#web/words/en/shell.ts'
import { headOf } from '../head.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { LanguageList } from '../shell/language-list.tsx'
import { useCategories } from '../shell/use-categories.ts'
import { useProfile } from '../surroundings.ts'
import { Link } from '../ui/link.tsx'
import { useWords } from '../words/words.ts'
import { MenuLinks } from './menu-links.tsx'

export function meta({ matches }: MetaArgs) {
  const title = wordsOf(matches, 'shell', shell).header.menu
  return headOf({ ...shopOf(matches), title, description: title, path: '/menu', isHidden: true })
}

/** The menu of phones as a page: where the drawer cannot open, its button leads here. */
export default function MenuRoute() {
  const words = useWords('shell', shell).header
  const categories = useCategories()
  return (
    <div className="page max-w-xl pt-4 pb-12">
      <h1 className="mb-3 text-2xl">{words.menu}</h1>
      <nav aria-label={words.menu} className="-mx-4">
        <MenuLinks own={useProfile()?.menus?.header} categories={categories} />
        <Link
          to="/account"
          className="flex min-h-12 items-center border-t border-line px-5 hover:bg-wash"
        >
          {words.account}
        </Link>
      </nav>
      <LanguageList
        path="/"
        className="flex flex-wrap border-t border-line pt-3"
        linkClass="inline-flex min-h-12 items-center pe-5 aria-[current]:font-semibold"
      />
    </div>
  )
}

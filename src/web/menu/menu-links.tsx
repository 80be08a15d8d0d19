import type { Category } from '#contract/content/types.ts'
import type { ShownEntry } from '#contract/settings/shop-front-types.ts'
import { Link } from '#web/ui/link.tsx'
import { fallbackPicture, Picture } from '#web/ui/picture.tsx'
import { shell } from '#web/words/en/shell.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { OwnLink } from '../shell/own/own-link.tsx'

const row = 'flex min-h-12 w-full items-center px-5 hover:bg-wash hover:text-lac'
/** Two stand side by side where their longest words leave room for it. */
const half = 'flex min-h-12 grow basis-1/2 items-center px-5 hover:bg-wash hover:text-lac'

type MenuLinksProps = {
  /** What the owner has put into the header. */
  own?: ShownEntry[] | undefined
  categories: Category[]
}

/** Lists, weaves with their pictures, and where one finds help: the same in the drawer and on the page /menu. */
export function MenuLinks({ own = [], categories }: MenuLinksProps) {
  const words = useWords('shell', shell).header
  return (
    <>
      <Link to="/products" className={row}>
        {words.allCollections}
      </Link>
      <div className="flex flex-wrap">
        <Link to="/products?filter=new-arrivals" className={half}>
          {words.newArrivals}
        </Link>
        <Link to="/products?filter=trending" className={half}>
          {words.trending}
        </Link>
      </div>
      {own.length > 0 && <Own entries={own} />}
      <h3 className="mt-2 border-t border-line px-5 pt-4 pb-1 font-sans text-sm text-soft">
        {words.categories}
      </h3>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Weave category={category} />
          </li>
        ))}
      </ul>
      <Help />
    </>
  )
}

/** What the owner leads to. */
function Own({ entries }: { entries: ShownEntry[] }) {
  return (
    <ul className="mt-2 border-t border-line pt-2">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to one place.
        <li key={at}>
          <OwnLink to={entry.address} lang={langOf(entry, 'label')} className={row}>
            {entry.label}
          </OwnLink>
        </li>
      ))}
    </ul>
  )
}

/** What somebody comes back for. */
function Help() {
  const words = useWords('shell', shell).header
  return (
    <div className="mt-2 flex flex-wrap border-t border-line pt-2">
      <Link to="/track-order" className={half}>
        {words.track}
      </Link>
      <Link to="/wishlist" className={half}>
        {words.wishlist}
      </Link>
      <Link to="/shipping-returns" className={half}>
        {words.shipping}
      </Link>
      <Link to="/contact" className={half}>
        {words.contact}
      </Link>
    </div>
  )
}

function Weave({ category: { slug, name, image, inEnglish } }: { category: Category }) {
  return (
    <Link to={`/products/${slug}`} className={`${row} gap-3`}>
      <Picture
        picture={{ src: image ?? fallbackPicture, alt: '', width: 900, height: 1200 }}
        sizes="40px"
        widest={320}
        className="size-10 shrink-0 rounded-xs"
      />
      <span lang={langOf({ inEnglish }, 'name')}>{name}</span>
    </Link>
  )
}

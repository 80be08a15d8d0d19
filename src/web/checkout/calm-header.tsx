import type { ShownShop } from '#contract/settings/types.ts'
import { line } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { ShopLogo } from '../shell/own/shop-logo.tsx'

const BackIcon = line('m14.5 6-6 6 6 6')
const LockIcon = line('M6 10.5h12v9.5H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5')

/** Nothing to look for, nothing to add: the way back to the cart, whose shop it is, and that nobody listens. */
export function CalmHeader({ name, logo }: Pick<ShownShop, 'name' | 'logo'>) {
  const words = useWords('shell', shell).header
  return (
    <header className="no-print border-b border-line bg-card">
      <div className="header-bar page grid h-(--header-height) grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Link to="/cart" className="-ms-1.5 inline-flex min-h-11 items-center gap-1 hover:text-lac">
          <BackIcon className="size-5" />
          {words.bag}
        </Link>
        <Link
          to="/"
          aria-label={words.home(name)}
          className="shrinks pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center pt-[0.14em] text-center font-display text-2xl max-[18rem]:text-base leading-none wrap-anywhere hover:text-lac"
        >
          {logo ? <ShopLogo logo={logo} name={name} /> : name}
        </Link>
        <p className="flex items-center justify-end gap-1.5 text-end text-sm leading-tight text-soft">
          <LockIcon className="size-4" />
          <span className="max-[18rem]:sr-only max-[26rem]:not-[:lang(en)]:sr-only">
            {words.secure}
          </span>
        </p>
      </div>
    </header>
  )
}

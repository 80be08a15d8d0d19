import { useLocation } from 'react-router'
import type { Category } from '#contract/content/types.ts'
import type { ShownEntry } from '#contract/settings/shop-front-types.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import type { Language } from '#domain/language.ts'
import { useCachedHtml } from '#web/rendering/cached-html.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { BagIcon, ChevronDownIcon, HeartIcon, MenuIcon, SearchIcon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/navigation/menu.tsx'
import { opens } from '#web/ui/opens.ts'
import { shell } from '#web/words/en/shell.ts'
import { langOf } from '#web/words/in-english.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { CountedLink } from './counted-link.tsx'
import { HeaderLanguages } from './language-islands.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { AnnouncementBar } from './own/announcement-bar.tsx'
import { OwnLink } from './own/own-link.tsx'
import { ShopLogo } from './own/shop-logo.tsx'
import { SearchDialog } from './search/search-dialog.tsx'
import type { HeaderVisitor } from './use-visitor.ts'
import { UserMenu } from './user-menu.tsx'

export type HeaderProps = {
  /** Of the shop's profile: its name and the one-line banner, '' for none. */
  profile: Pick<ShownShop, 'name' | 'logo' | 'banner' | 'inEnglish' | 'announcements' | 'menus'>
  categories: Category[]
} & HeaderVisitor

/** Banner, wordmark, categories, search, wishlist, account and bag; the bar stays while the page moves. */
export function Header({ profile, categories, user, ...counts }: HeaderProps) {
  return (
    <>
      <header className="contents">
        <AnnouncementBar profile={profile} />
        <div className="no-print sticky top-0 z-30 border-b border-line bg-paper">
          <div className="header-bar page grid h-(--header-height) grid-cols-[1fr_auto_1fr] items-center gap-2 md:flex md:gap-6">
            <PhoneButtons />
            <Wordmark profile={profile} />
            <CategoryBar links={barLinks(profile.menus?.header, categories)} />
            <OwnLinks user={user} {...counts} />
          </div>
        </div>
      </header>
      <MobileMenu
        name={profile.name}
        own={profile.menus?.header}
        categories={categories}
        visitor={user}
      />
      <SearchDialog categories={categories} />
    </>
  )
}

type WordmarkProps = { profile: Pick<ShownShop, 'name' | 'logo'> }

/** The way home: the shop's logo, or else its name. */
function Wordmark({ profile: { name, logo } }: WordmarkProps) {
  const words = useWords('shell', shell)
  return (
    <Link
      to="/"
      aria-label={words.header.home(name)}
      className={classes(
        'shrinks min-w-0 md:max-w-1/3 md:shrink-0 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center font-display text-2xl leading-none wrap-anywhere hover:text-lac max-[18rem]:text-base',
        !logo && 'pt-[0.14em]',
        !logo && isLong(name) && 'max-md:text-center max-md:text-lg max-md:leading-tight',
      )}
    >
      {logo ? <ShopLogo logo={logo} name={name} /> : name}
    </Link>
  )
}

/** Too long for the middle of a phone's header in its usual size: it takes two lines there. */
const isLong = (name: string) => name.length > 10

function PhoneButtons() {
  const words = useWords('shell', shell)
  return (
    <div className="-ms-2.5 flex md:hidden">
      <IconButton
        label={words.header.menu}
        className="no-script:hidden"
        {...opens('menu', { isTouchFirst: true })}
      >
        <MenuIcon />
      </IconButton>
      <Link to="/menu" aria-label={words.header.menu} className="touchable scripting:hidden">
        <MenuIcon />
      </Link>
      <IconButton label={words.header.search} {...opens('search')}>
        <SearchIcon />
      </IconButton>
    </div>
  )
}

/** Search, and what is the visitor's own: wishlist, account and bag. */
function OwnLinks({ user, wishlistCount, cartCount }: HeaderVisitor) {
  const words = useWords('shell', shell)
  return (
    <div className="-me-2.5 ms-auto flex items-center">
      <IconButton label={words.header.search} className="max-md:hidden" {...opens('search')}>
        <SearchIcon />
      </IconButton>
      <CountedLink
        to="/wishlist"
        count={wishlistCount}
        remembered="hearts"
        label={words.header.wishlist}
        countedLabel={words.header.wishlistWith}
      >
        <HeartIcon />
      </CountedLink>
      <HeaderLanguages />
      <UserMenu visitor={user} />
      <CountedLink
        to="/cart"
        count={cartCount}
        remembered="bag"
        label={words.header.bag}
        countedLabel={words.header.bagWith}
      >
        <BagIcon />
      </CountedLink>
    </div>
  )
}

/** How many categories the bar itself shows; the rest stand under More. */
type ShownOn = { tablet: number; laptop: number; desktop: number }

/** Names in Tamil and Malayalam are a third longer. */
const shownIn = (language: Language): ShownOn => ({
  tablet: 2,
  laptop: 4,
  desktop: language === 'ta' || language === 'ml' ? 5 : 6,
})

/** What the bar leads to: the owner's own links, or else every category. */
type BarLink = { to: string; label: string; lang: string | undefined }

const barLinks = (own: ShownEntry[] = [], categories: Category[] = []): BarLink[] =>
  own.length > 0
    ? own.map((entry) => ({
        ...{ to: entry.address, label: entry.label, lang: langOf(entry, 'label') },
      }))
    : categories.map(({ slug, name, inEnglish }) => ({
        ...{ to: `/products/${slug}`, label: name, lang: langOf({ inEnglish }, 'name') },
      }))

function CategoryBar({ links }: { links: BarLink[] }) {
  const words = useWords('shell', shell)
  const { pathname } = useLocation()
  const shownOn = shownIn(useLanguage())
  const inBar = links.slice(0, shownOn.desktop)
  const here = inBar.find(({ to }) => pathname === to)
  return (
    <nav aria-label={words.header.categories} className="hidden min-w-0 items-center md:flex">
      <ul
        className="scrollbar-none relative flex min-w-0 overflow-x-auto"
        {...useCachedHtml('bar', <BarLinks links={inBar} here={here?.to} shownOn={shownOn} />)}
      />
      <Menu
        summaryClass="px-2.5 text-[0.9375rem]"
        label={
          <>
            {words.header.more} <ChevronDownIcon className="size-4" />
          </>
        }
      >
        <ul {...useCachedHtml('more', <MoreLinks links={links} shownOn={shownOn} />)} />
      </Menu>
    </nav>
  )
}

type BarProps = { links: BarLink[]; here: string | undefined; shownOn: ShownOn }

function BarLinks({ links, here, shownOn }: BarProps) {
  return links.map(({ to, label, lang }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to one place.
    <li key={at} className={shownFrom(at, shownOn)}>
      <OwnLink
        lang={lang}
        to={to}
        aria-current={to === here ? 'page' : undefined}
        className="flex min-h-11 items-center px-2.5 text-[0.9375rem] whitespace-nowrap -outline-offset-2 hover:text-lac aria-[current=page]:text-lac aria-[current=page]:underline aria-[current=page]:decoration-zari aria-[current=page]:underline-offset-8"
      >
        {label}
      </OwnLink>
    </li>
  ))
}

function MoreLinks({ links, shownOn }: { links: BarLink[]; shownOn: ShownOn }) {
  const words = useWords('shell', shell)
  return (
    <>
      {links.map(({ to, label, lang }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to one place.
        <li key={at} lang={lang} className={hiddenFrom(at, shownOn)}>
          <MenuLink to={to}>{label}</MenuLink>
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <MenuLink to="/products">{words.header.allCollections}</MenuLink>
      </li>
      <li>
        <MenuLink to="/products?filter=new-arrivals">{words.header.newArrivals}</MenuLink>
      </li>
      <li>
        <MenuLink to="/products?filter=trending">{words.header.trending}</MenuLink>
      </li>
    </>
  )
}

function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <OwnLink to={to} className="block px-4 py-2 whitespace-nowrap hover:bg-wash hover:text-lac">
      {children}
    </OwnLink>
  )
}

function shownFrom(at: number, shownOn: ShownOn): string {
  if (at < shownOn.tablet) return ''
  return at < shownOn.laptop ? 'hidden lg:block' : 'hidden xl:block'
}

function hiddenFrom(at: number, shownOn: ShownOn): string {
  if (at < shownOn.tablet) return 'hidden'
  if (at < shownOn.laptop) return 'lg:hidden'
  return at < shownOn.desktop ? 'xl:hidden' : ''
}

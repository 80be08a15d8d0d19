import { UserIcon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/navigation/menu.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { type Visitor, VisitorLinks } from './visitor-links.tsx'

type UserMenuProps = {
  /** Null for nobody; undefined where nobody knows yet. */
  visitor: Visitor | null | undefined
}

const row = 'block w-full px-4 py-2 text-start whitespace-nowrap hover:bg-wash hover:text-lac'

/** On wide screens: the username, Admin Dashboard for admins, and Sign Out; or Sign In; or what is right for both. */
export function UserMenu({ visitor }: UserMenuProps) {
  const words = useWords('shell', shell).header
  if (!visitor) {
    const isNobody = visitor === null
    const label = isNobody ? words.signIn : words.account
    return (
      <Link
        to={isNobody ? '/login' : '/account'}
        aria-label={label}
        title={label}
        className="touchable rounded-xs hover:text-lac max-md:hidden"
      >
        <UserIcon />
      </Link>
    )
  }
  return (
    <div className="max-md:hidden">
      <Menu
        label={
          <>
            <UserIcon />
            <span className="sr-only">{words.account}</span>
          </>
        }
      >
        <p className="max-w-64 truncate px-4 pb-2 font-semibold">{visitor.username}</p>
        <VisitorLinks visitor={visitor} row={row} />
      </Menu>
    </div>
  )
}

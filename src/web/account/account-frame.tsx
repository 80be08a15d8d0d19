import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { useAccount } from './account-calls.ts'
import { sectionsOf } from './sections.ts'

type AccountFrameProps = { title: string; text?: string; children: ReactNode }

/** The pages of an account beside each other, and one of them in a narrow column. */
export function AccountFrame({ title, text, children }: AccountFrameProps) {
  const words = useWords('account', english)
  const person = useAccount()
  const { pathname } = useLocation()
  const list = useCurrentInView()
  return (
    <div className="page py-6 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-10 md:py-12 lg:gap-x-16">
      <nav aria-label={words.sections}>
        <ul
          ref={list}
          className="scrollbar-none relative -mx-4 flex overflow-x-auto border-b border-line px-2 md:sticky md:top-24 md:mx-0 md:block md:border-b-0 md:px-0"
        >
          {sectionsOf(person, words).map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={isWithin(pathname, path) ? 'page' : undefined}
                className={tab}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="max-w-2xl pt-7 md:pt-0">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {text && <p className="measure mt-2 text-soft">{text}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </div>
  )
}

/** True for the page itself and for what lies below it; all lie below the overview. */
const isWithin = (pathname: string, path: string) =>
  pathname === path || (path !== '/account' && pathname.startsWith(`${path}/`))

const tab = [
  'flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap -outline-offset-2',
  'hover:text-lac aria-[current=page]:border-zari aria-[current=page]:text-lac',
  'md:border-s-2 md:border-b-0',
].join(' ')

/** On phones the tabs are wider than the screen: the one of this page comes into view. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]')
    const middle = (list.current?.clientWidth ?? 0) / 2
    if (current) list.current?.scrollTo({ left: current.offsetLeft - middle })
  }, [])
  return list
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A line while a page is on its way, and its title read out once it is there. */
export function NavigationNews() {
  const isLoading = useNavigation().state === 'loading'
  const title = useTitleOfNextPage()
  return (
    <>
      {isLoading && <div className="arriving" />}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}

/** Silent on the first page, which screen readers announce by themselves. */
function useTitleOfNextPage(): string {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    setTitle(document.title)
  }, [pathname])
  return title
}

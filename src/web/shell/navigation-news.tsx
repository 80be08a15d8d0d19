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

/** Silent on the first page, which screen readers announce by themselves, and while a list is only filtered or sorted, which it says itself. */
function useTitleOfNextPage(): string {
  const { pathname, search } = useLocation()
  const page = new URLSearchParams(search).get('page') ?? '1'
  const place = `${pathname} ${page}`
  const lastPlace = useRef(place)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (lastPlace.current === place) return
    lastPlace.current = place
    setTitle(document.title)
  }, [place])
  return title
}

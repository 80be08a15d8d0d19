import { useEffect, useRef } from 'react'

/**
 * Gives the part with this id the focus when there is news in it that was not there on arrival: whoever has sent something
 * reads next what becomes of it, where the form that had the focus makes room for that.
 */
export function useFocusOnNews(id: string, news: string | number | null | undefined) {
  const known = useRef(news)
  useEffect(() => {
    const isNew = Boolean(news) && news !== known.current
    known.current = news
    if (isNew) document.getElementById(id)?.focus()
  }, [id, news])
}

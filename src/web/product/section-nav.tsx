import { useEffect, useState } from 'react'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { detailsId, relatedId, reviewsId } from './section-ids.ts'

const ids = [detailsId, reviewsId, relatedId] as const

/** Leads to the parts of the page, all of which are there to read; marks the one that is read. */
export function SectionNav() {
  const words = useWords('product', english).tabs
  const current = useSectionRead()
  return (
    <nav aria-label={words.label} className="section-nav">
      {ids.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined}>
          {words[id]}
        </a>
      ))}
    </nav>
  )
}

/** The last part whose beginning has passed the upper third of the window. */
function useSectionRead(): string {
  const [current, setCurrent] = useState<string>(detailsId)
  useEffect(() => {
    const look = () => {
      const begun = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight / 3
      })
      setCurrent(begun.at(-1) ?? detailsId)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return current
}

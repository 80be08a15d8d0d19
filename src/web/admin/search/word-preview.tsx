import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewSearch } from '#contract/search/admin-calls.ts'
import { adminSearch as words } from '#web/words/en/admin/search.ts'
import { queryFor } from '../../cache.ts'
import { Thumb } from '../parts/thumb.tsx'

const pauseMs = 250

/** The first six pieces that a word would find, while its meaning is typed. */
export function WordPreview({ meant }: { meant: string }) {
  const asked = useAfterPause(meant.trim())
  const { data } = useQuery({
    ...queryFor(previewSearch, { meant: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const found = asked === '' ? undefined : data
  return (
    <section aria-live="polite" className="border border-line bg-paper px-4 py-3">
      <h3 className="font-sans text-sm font-semibold">{words.previewTitle}</h3>
      {asked === '' && <p className="mt-1 text-soft">{words.previewEmpty}</p>}
      {found && (
        <p className="mt-1 text-soft">
          {found.total === 0 ? words.previewNothing : words.previewCount(found.total)}
        </p>
      )}
      {found && found.leftOut.length > 0 && (
        <p className="mt-1 text-lac">{words.leftOut(found.leftOut.join(', '))}</p>
      )}
      <ul className="mt-2 grid gap-2 empty:hidden sm:grid-cols-2">
        {found?.items.map(({ slug, name, image }) => (
          <li key={slug} className="flex min-w-0 items-center gap-3">
            <Thumb src={image} alt="" />
            <span className="line-clamp-2 min-w-0 text-sm">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewSearch } from '#contract/search/admin-calls.ts'
import type { SearchPreview } from '#contract/search/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminSearch as words } from '#web/words/en/admin/search.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { Thumb } from '../parts/thumb.tsx'

const pauseMs = 250

/** The first six pieces that a word would find, while its meaning is typed. */
export function WordPreview({ meant }: { meant: string }) {
  const asked = useAfterPause(meant.trim())
  const { data, isPlaceholderData, isError, isPaused, refetch } = useQuery({
    ...queryKeepingLast(previewSearch, { meant: asked }),
    enabled: asked !== '',
  })
  // What another meaning found is shown only while this one is on its way.
  const isFailed = asked !== '' && (isError || isPaused)
  const found = asked === '' || isFailed ? undefined : data
  return (
    <section
      aria-live="polite"
      aria-busy={found !== undefined && isPlaceholderData}
      className="border border-line bg-paper px-4 py-3 aria-busy:opacity-60"
    >
      <h3 className="font-sans text-sm font-semibold">{words.previewTitle}</h3>
      {asked === '' && <p className="mt-1 text-soft">{words.previewEmpty}</p>}
      {isFailed && (
        <div className="mt-1 flex flex-wrap items-center gap-3 text-lac">
          <p>{admin.loadFailed}</p>
          <Button look="quiet" size="sm" onClick={() => void refetch()}>
            {admin.tryAgain}
          </Button>
        </div>
      )}
      {found && <Found {...found} />}
    </section>
  )
}

function Found({ items, total, leftOut }: SearchPreview) {
  return (
    <>
      <p className="mt-1 text-soft">
        {total === 0 ? words.previewNothing : words.previewCount(total)}
      </p>
      {leftOut.length > 0 && (
        <p className="mt-1 wrap-anywhere text-lac">{words.leftOut(leftOut.join(', '))}</p>
      )}
      <ul className="mt-2 grid gap-2 empty:hidden sm:grid-cols-2">
        {items.map(({ slug, name, image }) => (
          <li key={slug} className="flex min-w-0 items-center gap-3">
            <Thumb src={image} alt="" />
            <span className="line-clamp-2 min-w-0 text-sm">{name}</span>
          </li>
        ))}
      </ul>
    </>
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

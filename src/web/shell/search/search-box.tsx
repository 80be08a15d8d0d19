import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { SearchIcon } from '#web/ui/icon.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'

const Suggestions = lazy(() =>
  import('./search-suggestions.tsx').then((m) => ({ default: m.SearchSuggestions })),
)

type SearchBoxProps = {
  className?: string
  /** What was searched for, on the page of its results. */
  defaultValue?: string
}

/** Finds sarees at /products?q=; suggestions come with the first focus, the form works without them. */
export function SearchBox({ className, defaultValue }: SearchBoxProps) {
  const words = useWords('shell', shell).search
  const navigate = useNavigate()
  const [isLive, setLive] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  return (
    <search className={classes('block', className)}>
      <form
        action={useHref('/products')}
        className="sticky top-0 z-10"
        onSubmit={(event) => void navigate(resultsOf(event))}
      >
        <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-soft" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={300}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={defaultValue}
          placeholder={words.placeholder}
          aria-label={words.label}
          className="input-box ps-10 pe-24 [&::-webkit-search-cancel-button]:hidden"
          onFocus={() => setLive(true)}
          {...(isLive && suggestingFrom(listId))}
        />
        <button type="submit" className="absolute inset-y-0 end-0 px-4 font-medium hover:text-lac">
          {words.submit}
        </button>
      </form>
      {isLive && (
        <Suspense>
          <Suggestions field={input} listId={listId} />
        </Suspense>
      )}
    </search>
  )
}

const suggestingFrom = (listId: string) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': false,
  }) as const

/** Where the results are; they are another page: a dialog around the box has done its work. */
function resultsOf(event: FormEvent<HTMLFormElement>) {
  const form = event.currentTarget
  event.preventDefault()
  form.closest('dialog')?.close()
  // A form of text fields alone: no file is among its values.
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
  return `/products?${new URLSearchParams(fields)}`
}

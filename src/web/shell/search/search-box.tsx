import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
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
  const [isLive, setLive] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  return (
    <div className={className}>
      <Form role="search" action="/products" className="sticky top-0 z-10" onSubmit={finish}>
        <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-soft" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={defaultValue}
          placeholder={words.placeholder}
          aria-label={words.label}
          className="input-box ps-10 pe-24 [&::-webkit-search-cancel-button]:hidden"
          onFocus={() => setLive(true)}
          {...(isLive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-expanded': false,
          })}
        />
        <button type="submit" className="absolute inset-y-0 end-0 px-4 font-medium hover:text-lac">
          {words.submit}
        </button>
      </Form>
      {isLive && (
        <Suspense>
          <Suggestions field={input} listId={listId} />
        </Suspense>
      )}
    </div>
  )
}

/** The results are another page: a dialog around the box has done its work. */
function finish({ currentTarget }: FormEvent<HTMLFormElement>) {
  currentTarget.closest('dialog')?.close()
}

import type { ReactNode } from 'react'
import type { Completion, Suggestion } from '#contract/search/types.ts'
import { onlyRepeats } from '#domain/search/repeats.ts'
import { listing } from '#web/words/en/listing.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useNames } from '../../listing/understood-names.ts'
import { SearchIcon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'

/** A suggestion without a picture; `kind` says what it leads to. */
export function TextRow({ children, kind }: { children: ReactNode; kind?: string }) {
  return (
    <>
      <span className="flex w-12 shrink-0 justify-center text-soft">
        <SearchIcon className="size-5" />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {kind && <span className="text-sm text-soft">{kind}</span>}
    </>
  )
}

/** 'மயில் கழுத்து → Teal', and how many sarees that finds; only that where the words mean just what they say. */
export function MeaningRow({ text, understood, count }: NonNullable<Completion['meaning']>) {
  const words = useWords('listing', listing)
  const names = understood.map(useNames())
  const meant = names.join(', ')
  const isSaid = onlyRepeats(text, names)
  return (
    <TextRow kind={words.count(count)}>
      {!isSaid && (
        <>
          {text} <span aria-hidden="true">→ </span>
        </>
      )}
      <b className="font-medium">{isSaid ? text : meant}</b>
    </TextRow>
  )
}

/** A piece with its price, or a category. */
export function ShownRow(suggestion: Suggestion & { category: string }) {
  const { name, kind, image, currentPrice, category } = suggestion
  return (
    <>
      <Picture
        picture={{ src: image, alt: '', width: 480, height: 640 }}
        sizes="48px"
        className="h-16 w-12 shrink-0"
      />
      <span className="min-w-0 flex-1" lang={langOf(suggestion, 'name')}>
        {name}
      </span>
      {kind === 'category' ? (
        <span className="text-sm text-soft">{category}</span>
      ) : (
        <Price currentPrice={currentPrice} />
      )}
    </>
  )
}

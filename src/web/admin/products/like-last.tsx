import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { stockList } from '#contract/catalog/admin-calls.ts'
import type { Category } from '#contract/content/types.ts'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { focusFirst } from '../parts/focus-first.ts'
import { type FieldPath, likeLast, type ProductValues } from './product-values.ts'

const { fields: labels, attributes, like: words } = admin.products

type LikeLastProps = { categories: readonly Category[]; onFill: () => void }

/** Offers what the last product says, of the chosen category where one was chosen; what was typed stays. */
export function LikeLast({ categories, onFill }: LikeLastProps) {
  const { last, open, fill, isFilled } = useLikeLast(categories)
  if (!last || (open.length === 0 && !isFilled)) return null
  return (
    <section className="border border-line px-4 py-3">
      <p role="status" className="font-medium">
        {open.length > 0 ? words.title(last.name) : words.filled(last.name)}
      </p>
      {open.length > 0 && (
        <>
          <p className="mt-1 text-soft">
            {open
              .map(([path, value]) => `${labelOf(path)}: ${textOf(path, value, categories)}`)
              .join(' · ')}
          </p>
          <Button
            size="sm"
            look="quiet"
            className="mt-3"
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest('form')
              fill()
              onFill()
              // The button that was pressed goes.
              if (form) focusFirst(form)
            }}
          >
            {words.fill}
          </Button>
        </>
      )}
    </section>
  )
}

/** `open`: what the last one says and nobody has typed otherwise. */
function useLikeLast(categories: readonly Category[]) {
  const { watch, getValues, getFieldState, setValue, formState } = useFormContext<ProductValues>()
  const [filled, setFilled] = useState<ReadonlyMap<FieldPath, string>>(new Map())
  const categoryId = watch('categoryId')
  const isChosen = getFieldState('categoryId', formState).isDirty
  const { data: page } = useQuery(
    queryKeepingLast(stockList, { size: '1', ...(isChosen && { categoryId }) }),
  )
  const last = page?.items[0]
  const isKnown = categories.some(({ id }) => id === last?.categoryId)
  const isOpen = ([path, value]: [FieldPath, string]) => {
    const now = getValues(path)
    const isOwn = getFieldState(path, formState).isDirty && now !== filled.get(path)
    return now !== value && !isOwn
  }
  const open = last && isKnown ? [...likeLast(last)].filter(isOpen) : []
  const fill = () => {
    for (const [path, value] of open) setValue(path, value, { shouldDirty: true })
    setFilled(new Map([...filled, ...open]))
  }
  return { last, open, fill, isFilled: filled.size > 0 }
}

function labelOf(path: FieldPath): string {
  if (path === 'categoryId') return labels.category
  return path === 'stock' ? labels.stock : attributes[keyOf(path)]
}

const keyOf = (path: Exclude<FieldPath, 'categoryId' | 'stock'>) =>
  path.replace('facts.', '') as keyof typeof attributes // What stands behind it is a fact.

const textOf = (path: FieldPath, value: string, categories: readonly Category[]) =>
  path === 'categoryId' ? categories.find(({ id }) => String(id) === value)?.name : value

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import type { ProductValues } from './product-values.ts'

/** The categories, and one that was made while the form stood open: it is chosen at once. */
export function useMadeCategories(categories: Category[], form: UseFormReturn<ProductValues>) {
  const [made, setMade] = useState<Category[]>([])
  const unknown = made.filter(({ id }) => categories.every((category) => category.id !== id))
  const take = (category: Category) => {
    // The choice has to be there before it can be chosen.
    flushSync(() => setMade((before) => [...before, category]))
    form.setValue('categoryId', String(category.id), { shouldDirty: true, shouldValidate: true })
  }
  return { known: [...categories, ...unknown], take }
}

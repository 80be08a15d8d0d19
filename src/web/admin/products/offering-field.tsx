import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { productFacets } from '#contract/search/calls.ts'
import {
  type AttributeKey,
  attributeOf,
  type ColumnKey,
  type FactKey,
  filterGroups,
} from '#domain/attributes.ts'
import { respelt } from '#domain/listing/spelling.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import type { ProductValues } from './product-values.ts'

const words = admin.products

type OfferingFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name'> & {
  attribute: AttributeKey
  name: ColumnKey | `facts.${FactKey}`
}

/**
 * A field of an attribute; where shoppers filter by it, the values in use are offered, and another spelling of one of
 * them becomes it, once: who writes their own again keeps it.
 */
export function OfferingField({ attribute, name, ...field }: OfferingFieldProps) {
  const { data: facets } = useQuery(queryFor(productFacets, {}))
  const id = useId()
  const group = filterGroups.find((one) => attributeOf[one] === attribute)
  const choices = group && facets?.[group]
  const inUse = choices?.map(({ value }) => value) ?? []
  const { spelling, ...registered } = useSpelling(name, attribute, inUse)
  return (
    <div>
      <TextField
        label={words.attributes[attribute]}
        {...field}
        {...registered}
        {...(spelling !== null && { hint: <span role="status">{words.spelledAs(spelling)}</span> })}
        {...(choices && { list: id, autoComplete: 'off' })}
      />
      {choices && (
        <datalist id={id}>
          {inUse.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </div>
  )
}

/** What registers the field; `spelling` is what it was made to say as it was left. */
function useSpelling(
  name: OfferingFieldProps['name'],
  attribute: AttributeKey,
  inUse: readonly string[],
) {
  const { register, getValues, setValue } = useFormContext<ProductValues>()
  const [spelling, setSpelling] = useState<string | null>(null)
  const spelt = useRef(new Set<string>())
  const onLeave = () => {
    const typed = String(getValues(name) ?? '')
    const known = spelt.current.has(typed) ? null : respelt(attribute, typed, inUse)
    setSpelling(known?.spelling ?? null)
    if (!known) return
    spelt.current.add(typed)
    setValue(name, known.said, { shouldDirty: true })
  }
  const { onBlur, ...rest } = register(name)
  return {
    ...rest,
    spelling,
    onBlur: async (event: React.FocusEvent<HTMLInputElement>) => {
      await onBlur(event)
      onLeave()
    },
  }
}

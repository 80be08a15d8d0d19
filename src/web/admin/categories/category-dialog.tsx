import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { createCategory, updateCategory } from '#contract/content/admin-calls.ts'
import type { Category } from '#contract/content/types.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminLook } from '#web/words/en/admin/content/look.ts'
import { admin } from '#web/words/en/admin.ts'
import { TextFigures } from '../parts/figures/text-figures.tsx'
import { useFilled } from '../parts/figures/use-figures.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import { categoryRules } from '../parts/forms/form-rules.ts'
import { NamedFields } from '../parts/forms/named-fields.tsx'
import { PictureField } from '../parts/forms/picture-field.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { sendRecord } from '../parts/forms/send-record.ts'
import { useRecord } from '../parts/forms/use-record.ts'
import { LookFields } from '../parts/look/look-fields.tsx'
import { productLists } from '../parts/refresh.ts'
import { classesIn, useTaxRates } from '../taxes/use-tax-rates.ts'

const words = {
  ...admin.categories,
  fields: { ...admin.categories.fields, ...adminLook.fields },
}

type Values = Record<
  'name' | 'slug' | 'description' | 'taxClass' | 'hsn' | 'seoTitle' | 'seoDescription',
  string
>

const valuesOf = (category: Category | null): Values => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  taxClass: category?.taxClass ?? 'fabric',
  hsn: category?.hsn ?? '',
  seoTitle: category?.seoTitle ?? '',
  seoDescription: category?.seoDescription ?? '',
})

/** A category as its writer wrote it: names in braces, not what they say now. */
export const asWritten = ({ written = {}, ...category }: Category): Category => {
  const { description = category.description } = written
  return { ...category, ...written, description }
}

/** What is left out of it stays as it is. */
const look = ['seoTitle', 'seoDescription']

type CategoryDialogProps = {
  /** Null for a new one. */
  category: Category | null
  /** Told what was saved, before it closes. */
  onSaved?: (category: Category) => void
  onClose: () => void
}

export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const [image, setImage] = useState<File | null>(null)
  const send = sendRecord(createCategory, updateCategory, category, look)
  const record = useRecord({
    ...{ thing: category, valuesOf, words },
    rules: categoryRules<Values>(category?.slug ?? null),
    send: (values, key, version) => send({ ...values, image, version }, key),
    refreshes: ['/api/categories', '/api/admin/categories', ...productLists],
  })
  const { form, newer } = record
  return (
    <RecordDialog record={record} isChanged={image !== null} onSaved={onSaved} onClose={onClose}>
      <NamedFields
        form={form}
        name="name"
        labels={words.fields}
        slugHint={admin.slugFrom.name}
        maxLength={80}
        isNew={category === null}
      />
      <TextAreaField {...fieldOf(form, words.fields)('description')} isOptional />
      <CategoryFigures form={form} />
      <LawFields form={form} />
      <PictureField
        label={words.fields.image}
        replaceHint={words.fields.imageHint}
        current={newer.seen?.image ?? null}
        file={image}
        onFile={setImage}
      />
      <CategoryLook form={form} />
    </RecordDialog>
  )
}

const CategoryFigures = ({ form: { control } }: { form: UseFormReturn<Values> }) => (
  <TextFigures texts={useWatch({ control, name: ['description', 'seoTitle', 'seoDescription'] })} />
)

/** How search engines show it. */
function CategoryLook({ form }: { form: UseFormReturn<Values> }) {
  const [title, slug, written] = useWatch({
    control: form.control,
    name: ['name', 'slug', 'description'],
  })
  const description = useFilled()(written)
  return <LookFields form={form} path={`/products/${slug}`} otherwise={{ title, description }} />
}

/** What new products of it are before the tax law. */
function LawFields({ form }: { form: UseFormReturn<Values> }) {
  const field = fieldOf(form, words.fields)
  const classes = useClasses(form.getValues('taxClass'))
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <SelectField {...field('taxClass')} hint={words.fields.taxClassHint}>
        {classes.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('hsn')}
        {...{ isOptional: true, hint: words.fields.hsnHint, inputMode: 'numeric', maxLength: 8 }}
      />
    </div>
  )
}

/** The classes to choose from; of staff who may not see the rates, the one that it has. */
function useClasses(current: string): [code: string, name: string][] {
  const classes = classesIn(useTaxRates())
  return classes.length > 0 ? classes : [[current, current]]
}

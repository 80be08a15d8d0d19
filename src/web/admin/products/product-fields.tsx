import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { attributeOf, columnKeys, factKeys, filterGroups, otherwiseOf } from '#domain/attributes.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { TextFigures } from '../parts/figures/text-figures.tsx'
import { fieldOf } from '../parts/forms/field-of.ts'
import { NamedFields } from '../parts/forms/named-fields.tsx'
import { HintedChecks } from './hinted-checks.tsx'
import { GapNote, LawFields } from './law-fields.tsx'
import { LikeLast } from './like-last.tsx'
import { OfferingField } from './offering-field.tsx'
import type { ProductValues } from './product-values.ts'
import { PublishFields } from './publish-fields.tsx'

const words = admin.products.fields

type ProductFieldsProps = { isNew: boolean; categories: Category[]; onAddCategory: () => void }

/** Everything that is said about a product in words and numbers. */
export function ProductFields({ isNew, categories, onAddCategory }: ProductFieldsProps) {
  const form = useFormContext<ProductValues>()
  const field = fieldOf(form, words)
  const [isFilled, setFilled] = useState(false)
  return (
    <>
      <NamedFields
        form={form}
        name="name"
        labels={words}
        slugHint={admin.slugFrom.name}
        maxLength={160}
        isNew={isNew}
      />
      {isNew && <LikeLast categories={categories} onFill={() => setFilled(true)} />}
      <TextAreaField {...field('description')} isOptional />
      <DescriptionFigures />
      <PriceFields />
      <ListedFields />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <CategoryField categories={categories} onAdd={onAddCategory} />
        <TextField {...field('code')} hint={words.codeHint} maxLength={40} isOptional />
        <TextField {...field('makingDays')} {...pieces} hint={words.makingDaysHint} isOptional />
        <TextField {...field('lowStock')} {...pieces} hint={words.lowStockHint} isOptional />
      </div>
      <PublishFields />
      <GapNote categories={categories} />
      <HintedChecks checks={flags} className="grid gap-x-4 sm:grid-cols-3" />
      <Facts isOpen={isFilled} />
      <LawFields />
    </>
  )
}

const DescriptionFigures = () => (
  <TextFigures texts={[useWatch<ProductValues, 'description'>({ name: 'description' })]} />
)

const money = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const
const pieces = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const

/** What it costs, and how many there are. */
function PriceFields() {
  const field = fieldOf(useFormContext<ProductValues>(), words)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <TextField {...field('price')} {...money} required />
      <TextField {...field('discountPrice')} {...money} hint={words.discountPriceHint} isOptional />
      <TextField {...field('stock')} {...pieces} required />
    </div>
  )
}

type CategoryFieldProps = { categories: Category[]; onAdd: () => void }

/** Which category it belongs to; one that is missing is made without leaving the form. */
function CategoryField({ categories, onAdd }: CategoryFieldProps) {
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <div className="flex flex-col items-start gap-1">
      <SelectField
        label={words.category}
        error={formState.errors.categoryId?.message}
        className="w-full"
        {...register('categoryId')}
      >
        <Unknown categories={categories} />
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button look="plain" size="sm" onClick={onAdd}>
        <PlusIcon className="size-4" />
        {words.addCategory}
      </Button>
    </div>
  )
}

/** The category of a product whose category was deleted, or that has none yet. */
function Unknown({ categories }: { categories: Category[] }) {
  const id = useFormContext<ProductValues>().formState.defaultValues?.categoryId
  if (categories.some((category) => String(category.id) === id)) return null
  return <option value={id}>{id === '' ? words.chooseCategory : admin.unknown}</option>
}

/** What every saree has: shoppers filter by its exact words, so those in use are offered. */
function ListedFields() {
  const { formState } = useFormContext<ProductValues>()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {columnKeys.map((key) => (
        <OfferingField
          key={key}
          attribute={key}
          error={formState.errors[key]?.message}
          maxLength={60}
          required
          name={key}
        />
      ))}
    </div>
  )
}

const flags = [
  { name: 'isFeatured', label: words.isFeatured, hint: words.isFeaturedHint },
  { name: 'isNewArrival', label: words.isNewArrival, hint: words.isNewArrivalHint },
  { name: 'isTrending', label: words.isTrending, hint: words.isTrendingHint },
] as const

const filteredFacts = factKeys
  .filter((key) => filterGroups.some((group) => attributeOf[group] === key))
  .map((key) => admin.products.attributes[key].toLowerCase())
  .join(', ')

/** What the cloth is: shown as a table on the product's page. */
function Facts({ isOpen }: { isOpen: boolean }) {
  return (
    <details className="group border border-line px-4" open={isOpen || undefined}>
      <summary className="flex min-h-11 items-center font-medium hover:text-lac">
        {admin.products.cloth}{' '}
        <span className="ps-2 font-normal text-soft">({admin.optional})</span>
      </summary>
      <p className="pt-2 text-sm text-soft">{admin.products.clothHint(filteredFacts)}</p>
      <p className="pt-1 text-sm text-soft">{admin.products.labelHint}</p>
      <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-3">
        {factKeys.map((key) => (
          <OfferingField
            key={key}
            attribute={key}
            maxLength={200}
            placeholder={otherwiseOf(key)}
            name={`facts.${key}`}
          />
        ))}
      </div>
    </details>
  )
}

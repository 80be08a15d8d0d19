import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { productFacets } from '#contract/endpoints.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { useSlug } from '../parts/use-slug.ts'
import { factNames, type ProductValues } from './product-values.ts'

const words = admin.products.fields

type ProductFieldsProps = { isNew: boolean; categories: Category[]; onAddCategory: () => void }

/** Everything that is said about a product in words and numbers. */
export function ProductFields({ isNew, categories, onAddCategory }: ProductFieldsProps) {
  const form = useFormContext<ProductValues>()
  const { register } = form
  const { errors } = form.formState
  const fields = useSlug(form, 'name', isNew)
  return (
    <>
      <TextField
        label={words.name}
        error={errors.name?.message}
        maxLength={160}
        required
        {...fields.name}
      />
      <TextField
        label={words.slug}
        hint={admin.slugFrom.name}
        error={errors.slug?.message}
        maxLength={120}
        required
        {...fields.slug}
      />
      <TextAreaField
        label={words.description}
        error={errors.description?.message}
        isOptional
        {...register('description')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={words.price}
          error={errors.price?.message}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          required
          {...register('price')}
        />
        <TextField
          label={words.discountPrice}
          hint={words.discountPriceHint}
          error={errors.discountPrice?.message}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          isOptional
          {...register('discountPrice')}
        />
        <TextField
          label={words.stock}
          error={errors.stock?.message}
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          required
          {...register('stock')}
        />
      </div>
      <ListedFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <CategoryField categories={categories} onAdd={onAddCategory} />
        <TextField
          label={words.code}
          hint={words.codeHint}
          error={errors.code?.message}
          maxLength={40}
          isOptional
          {...register('code')}
        />
      </div>
      <Flags />
      <Facts />
    </>
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

/** Fabric, colour and occasion: shoppers filter by their exact words, so those in use are offered. */
function ListedFields() {
  const { register, formState } = useFormContext<ProductValues>()
  const { data: facets } = useQuery(asking(productFacets, {}))
  const id = useId()
  const lists = [
    { name: 'fabric', choices: facets?.fabrics },
    { name: 'color', choices: facets?.colors },
    { name: 'occasion', choices: facets?.occasions },
  ] as const
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {lists.map(({ name, choices }) => (
        <div key={name}>
          <TextField
            label={words[name]}
            error={formState.errors[name]?.message}
            maxLength={60}
            list={`${id}${name}`}
            autoComplete="off"
            required
            {...register(name)}
          />
          <datalist id={`${id}${name}`}>
            {choices?.map(({ value }) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </div>
      ))}
    </div>
  )
}

function Flags() {
  const { register } = useFormContext<ProductValues>()
  const flags = [
    { name: 'isFeatured', label: words.isFeatured, hint: words.isFeaturedHint },
    { name: 'isNewArrival', label: words.isNewArrival, hint: words.isNewArrivalHint },
    { name: 'isTrending', label: words.isTrending, hint: words.isTrendingHint },
  ] as const
  return (
    <div className="grid gap-x-4 sm:grid-cols-3">
      {flags.map(({ name, label, hint }) => (
        <CheckField
          key={name}
          {...register(name)}
          label={
            <>
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-soft">{hint}</span>
            </>
          }
        />
      ))}
    </div>
  )
}

/** What the cloth is: shown as a table on the product's page. */
function Facts() {
  const { register } = useFormContext<ProductValues>()
  const facts = admin.products.facts
  return (
    <details className="group border border-line px-4">
      <summary className="flex min-h-11 items-center font-medium hover:text-lac">
        {facts.title} <span className="ps-2 font-normal text-soft">({admin.optional})</span>
      </summary>
      <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-3">
        {factNames.map((name) => (
          <TextField
            key={name}
            label={facts[name]}
            maxLength={200}
            {...register(`facts.${name}`)}
          />
        ))}
      </div>
    </details>
  )
}

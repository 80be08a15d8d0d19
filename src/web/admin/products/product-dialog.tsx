import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import type { Category } from '#contract/content/types.ts'
import { toPaise } from '#domain/money.ts'
import { shareOfEach } from '#domain/pictures/shrink.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { CategoryDialog } from '../categories/category-dialog.tsx'
import { CostsDialog } from '../costs/costs-dialog.tsx'
import { CostsPanel } from '../costs/costs-panel.tsx'
import { DraftNotice } from '../parts/drafts/draft-notice.tsx'
import { useDraft } from '../parts/drafts/use-draft.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { FormFooter } from '../parts/forms/form-footer.tsx'
import { productRules } from '../parts/forms/form-rules.ts'
import { showFieldErrors } from '../parts/forms/show-field-errors.ts'
import { NewerNotice } from '../parts/newer/newer-notice.tsx'
import { useNewer } from '../parts/newer/use-newer.ts'
import type { ChosenFile } from './pictures/chosen-files.ts'
import { PictureFields } from './pictures/picture-fields.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import { ProductFields } from './product-fields.tsx'
import {
  inputOf,
  newProduct,
  type ProductValues,
  productFormData,
  valuesOf,
} from './product-values.ts'
import { priceTagOf, ShopperPreview } from './shopper-preview.tsx'
import { useMadeCategories } from './use-made-categories.ts'
import { usePriceCheck } from './use-price-check.ts'
import { useSaveProduct } from './use-save-product.ts'

const words = admin.products
const labels = {
  ...words.fields,
  ...words.attributes,
  categoryId: words.fields.category,
  facts: words.cloth,
}

type ProductDialogProps = {
  /** Null for a new one. */
  item: StockItem | null
  categories: Category[]
  onClose: () => void
}

/** The form of a product; it closes only when the server has taken it, or when told to. */
export function ProductDialog({ item, categories, onClose }: ProductDialogProps) {
  const product = useProductForm(item, categories, onClose)
  const { form, isDirty, isSaving } = product
  const [beside, setBeside] = useState<'category' | 'costs' | null>(null)
  const back = () => setBeside(null)
  const { known, take } = useMadeCategories(categories, form)
  return (
    <>
      <FormDialog
        title={item ? words.editTitle : words.addTitle}
        isDirty={isDirty}
        isBusy={isSaving}
        isWide
        onClose={product.leave}
      >
        {(close) => (
          <FormProvider {...form}>
            <form noValidate onSubmit={(event) => void form.handleSubmit(product.submit)(event)}>
              <Parts
                product={product}
                item={item}
                categories={known}
                onAddCategory={() => setBeside('category')}
                onCosts={() => setBeside('costs')}
              />
              <FormFooter
                label={item ? words.updateButton : words.createButton}
                busyLabel={isSaving ? admin.saving : words.pictures.preparing}
                isBusy={isSaving || product.pictures.unready === 'preparing'}
                onCancel={close}
              />
            </form>
          </FormProvider>
        )}
      </FormDialog>
      {beside === 'category' && <CategoryDialog category={null} onSaved={take} onClose={back} />}
      {beside === 'costs' && item && <CostsDialog product={item} onClose={back} />}
    </>
  )
}

/** What is typed and chosen of a product, and how it is saved. */
function useProductForm(item: StockItem | null, categories: Category[], onClose: () => void) {
  const begun = item ? valuesOf(item) : newProduct(categories[0]?.id)
  const form = useForm<ProductValues>({
    defaultValues: begun,
    resolver: productRules(item?.slug ?? null, inputOf),
  })
  const newer = useNewer({ form, thing: item, valuesOf, labels })
  const draft = useDraft({
    ...{ form, kind: 'product', id: item?.id ?? 'new', begun },
    take: ({ base, values }) => newer.lay(base, values),
  })
  const pictures = usePictures(newer)
  const { save, isSaving, share } = useSaveProduct(item)
  const isSure = usePriceCheck()
  const submit = async (values: ProductValues) => {
    if (pictures.unready) {
      toast({ tone: 'destructive', title: words.pictures.unready[pictures.unready] })
      return
    }
    const tag = priceTagOf(values)
    const paidBefore = toPaise(item?.currentPrice ?? 0)
    if (tag && !(await isSure(tag, paidBefore))) return
    const result = await save(productFormData(values, pictures.input, newer.seen))
    if (result.isDone) {
      draft.done()
      return onClose()
    }
    if (pictures.meet(result.error)) return
    showFieldErrors(form, result.error)
  }
  const isDirty = form.formState.isDirty || pictures.isDirty
  const leave = () => {
    // Whoever closes what they have changed has been asked.
    if (isDirty) draft.done()
    onClose()
  }
  return { form, newer, draft, pictures, submit, leave, isDirty, isSaving, share }
}

type PartsProps = {
  product: ReturnType<typeof useProductForm>
  item: StockItem | null
  categories: Category[]
  onAddCategory: () => void
  onCosts: () => void
}

/** Whoever holds the saree and a phone begins with its pictures. */
const isOnPhone = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

/** Fields and pictures, beside them what shoppers will see of it. */
function Parts({ product, item, categories, onAddCategory, onCosts }: PartsProps) {
  const isNew = item === null
  const { form, newer, draft, pictures, share } = product
  const percent = share === null ? null : Math.round(share * 100)
  const isCameraFirst = isNew && isOnPhone()
  const ofPictures = (
    <PictureFields
      isNew={isNew}
      {...pictures.fields}
      sent={share === null ? null : sharesOf(pictures.fields.files, share)}
    />
  )
  return (
    <>
      <div className="grid gap-6 p-5 md:grid-cols-[1fr_13rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {draft.notice && <DraftNotice {...draft.notice} />}
          {newer.notice && <NewerNotice {...newer.notice} />}
          {isCameraFirst && ofPictures}
          <ProductFields isNew={isNew} categories={categories} onAddCategory={onAddCategory} />
          {item && <CostsPanel id={item.id} onOpen={onCosts} />}
          {!isCameraFirst && ofPictures}
        </div>
        <div>
          <div className="md:sticky md:top-16">
            <ShopperPreview values={form.watch()} picture={pictures.first} />
          </div>
        </div>
      </div>
      {percent !== null && (
        <p className="px-5 pb-3 text-sm">
          {words.uploading(percent)}
          <progress className="block w-full" value={percent} max={100} />
        </p>
      )}
    </>
  )
}

/** How much of each picture has left, by its key: they are sent in their order. */
function sharesOf(files: readonly ChosenFile[], share: number): ReadonlyMap<string, number> {
  const each = shareOfEach(
    files.map(({ file }) => file.size),
    share,
  )
  return new Map(files.map(({ key }, at) => [key, each[at] ?? 0]))
}

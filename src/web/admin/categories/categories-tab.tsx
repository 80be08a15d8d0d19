import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryCounts } from '#contract/admin-endpoints.ts'
import type { Category } from '#contract/content.ts'
import { listCategories } from '#contract/endpoints.ts'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { RowActions } from '../parts/row-actions.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

const words = admin.categories

type Dialog =
  | { kind: 'add' }
  | { kind: 'edit'; category: Category }
  | { kind: 'delete'; category: Category }

export function CategoriesTab() {
  const mayEdit = useMay('catalogue.edit')
  const { data: categories, error, refetch } = useQuery(asking(listCategories, {}))
  const { data: counts } = useQuery(asking(categoryCounts, {}))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const countOf = (id: number) => counts?.find(({ categoryId }) => categoryId === id)?.products ?? 0
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setDialog({ kind: 'add' })} />
      {error && !categories ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : categories?.length === 0 ? (
        <NothingHere>{words.empty}</NothingHere>
      ) : (
        <table className="sheet">
          <Head />
          {categories ? (
            <tbody>
              {categories.map((category) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  count={countOf(category.id)}
                  mayEdit={mayEdit}
                  onOpen={(kind) => setDialog({ kind, category })}
                />
              ))}
            </tbody>
          ) : (
            <SkeletonRows rows={6} columns={6} />
          )}
        </table>
      )}
      {dialog?.kind === 'add' && <CategoryDialog category={null} onClose={close} />}
      {dialog?.kind === 'edit' && <CategoryDialog category={dialog.category} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteCategoryDialog
          category={dialog.category}
          others={(categories ?? []).filter(({ id }) => id !== dialog.category.id)}
          onClose={close}
        />
      )}
    </>
  )
}

function Head() {
  const { image, name, slug, description, products, actions } = words.columns
  return (
    <thead>
      <tr>
        <th scope="col">{image}</th>
        <th scope="col">{name}</th>
        <th scope="col">{slug}</th>
        <th scope="col" className="w-full">
          {description}
        </th>
        <th scope="col" className="numeric">
          {products}
        </th>
        <th scope="col" className="text-end">
          {actions}
        </th>
      </tr>
    </thead>
  )
}

type CategoryRowProps = {
  category: Category
  count: number
  mayEdit: boolean
  onOpen: (kind: 'edit' | 'delete') => void
}

function CategoryRow({ category, count, mayEdit, onOpen }: CategoryRowProps) {
  const { name, slug, description, image } = category
  return (
    <tr>
      <td className="cell-picture">
        <Thumb src={image} alt="" />
      </td>
      <td className="cell-name font-medium md:whitespace-nowrap">{name}</td>
      <td data-label={words.columns.slug} className="text-soft md:whitespace-nowrap">
        {slug}
      </td>
      <td data-label={words.columns.description}>
        <span className="line-clamp-2">{description}</span>
      </td>
      <td data-label={words.columns.products} className="numeric">
        {count}
      </td>
      <td>
        {mayEdit && (
          <RowActions name={name} onEdit={() => onOpen('edit')} onDelete={() => onOpen('delete')} />
        )}
      </td>
    </tr>
  )
}

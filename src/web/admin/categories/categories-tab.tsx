import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryCounts } from '#contract/content/admin-calls.ts'
import { listCategories } from '#contract/content/calls.ts'
import type { Category } from '#contract/content/types.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { RowActions } from '../parts/lists/row-actions.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { asWritten, CategoryDialog } from './category-dialog.tsx'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

const words = admin.categories
const columns = [
  { label: words.columns.image },
  { label: words.columns.name },
  { label: words.columns.slug },
  { label: words.columns.description, className: 'w-full' },
  { label: words.columns.products, className: 'numeric' },
  { label: words.columns.actions, className: 'text-end' },
]

type Dialog =
  | { kind: 'add' }
  | { kind: 'edit'; category: Category }
  | { kind: 'delete'; category: Category }

export function CategoriesTab() {
  const mayEdit = useMay('catalogue.edit')
  const asked = useQuery(queryFor(listCategories, {}))
  const { data: counts } = useQuery(queryFor(categoryCounts, {}))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const countOf = (id: number) => counts?.find(({ categoryId }) => categoryId === id)?.products ?? 0
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setDialog({ kind: 'add' })} />
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(category) => (
          <CategoryRow
            key={category.id}
            category={category}
            count={countOf(category.id)}
            mayEdit={mayEdit}
            onOpen={(kind) => setDialog({ kind, category: asWritten(category) })}
          />
        )}
        empty={words.empty}
      />
      {dialog?.kind === 'add' && <CategoryDialog category={null} onClose={close} />}
      {dialog?.kind === 'edit' && <CategoryDialog category={dialog.category} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteCategoryDialog
          category={dialog.category}
          others={(asked.data ?? []).filter(({ id }) => id !== dialog.category.id)}
          onClose={close}
        />
      )}
    </>
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
      <th scope="row" className="cell-name font-medium md:whitespace-nowrap">
        {name}
      </th>
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deletePage } from '#contract/content/admin-calls.ts'
import { listPages } from '#contract/content/calls.ts'
import type { Page } from '#contract/content/types.ts'
import { previewOf } from '#domain/text.ts'
import { Link } from '#web/ui/link.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { LinkMark } from '../parts/links/link-remarks.tsx'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { RowActions } from '../parts/lists/row-actions.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { asWritten, PageDialog } from './page-dialog.tsx'

const words = admin.pages
const columns = [
  { label: words.columns.title },
  { label: words.columns.slug },
  { label: words.columns.preview, className: 'w-full' },
  { label: words.columns.actions, className: 'text-end' },
]

export function PagesTab() {
  const mayEdit = useMay('content.edit')
  const asked = useQuery(queryFor(listPages, {}))
  const [open, setOpen] = useState<{ page: Page | null } | null>(null)
  const remove = useRemovePage()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ page: null })} />
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(page) => (
          <PageRow
            key={page.id}
            page={page}
            mayEdit={mayEdit}
            onEdit={() => setOpen({ page: asWritten(page) })}
            onDelete={() => void remove(page)}
          />
        )}
        empty={words.empty}
      />
      {open && <PageDialog page={open.page} onClose={() => setOpen(null)} />}
    </>
  )
}

function useRemovePage() {
  const { remove } = useRemoval(deletePage, {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: ['/api/pages'],
  })
  return (page: Page) =>
    remove(
      { id: String(page.id) },
      {
        title: words.deleteQuestion,
        text: words.deleteText(page.title),
        confirm: admin.delete,
      },
      { name: page.title, seen: asWritten(page), labels: words.fields },
    )
}

type PageRowProps = { page: Page; mayEdit: boolean; onEdit: () => void; onDelete: () => void }

function PageRow({ page, mayEdit, onEdit, onDelete }: PageRowProps) {
  const { title, slug, content, nowhere } = page
  return (
    <tr>
      <th scope="row" className="font-medium md:whitespace-nowrap">
        {title}
      </th>
      <td data-label={words.columns.slug} className="whitespace-nowrap">
        <Link
          to={`/${slug}`}
          target="_blank"
          aria-label={words.view(title)}
          className="link text-soft"
        >
          {slug}
        </Link>
      </td>
      <td className="text-soft">
        <span>
          {previewOf(content)}
          <LinkMark nowhere={nowhere} />
        </span>
      </td>
      <td>{mayEdit && <RowActions name={title} onEdit={onEdit} onDelete={onDelete} />}</td>
    </tr>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { deletePage } from '#contract/admin-endpoints.ts'
import type { Page } from '#contract/content.ts'
import { listPages } from '#contract/endpoints.ts'
import { previewOf } from '#domain/text.ts'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { RowActions } from '../parts/row-actions.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { PageDialog } from './page-dialog.tsx'

const words = admin.pages

export function PagesTab() {
  const mayEdit = useMay('content.edit')
  const { data: pages, error, refetch } = useQuery(asking(listPages, {}))
  const [open, setOpen] = useState<{ page: Page | null } | null>(null)
  const remove = useRemovePage()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ page: null })} />
      {error && !pages ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : pages?.length === 0 ? (
        <NothingHere>{words.empty}</NothingHere>
      ) : (
        <table className="sheet">
          <Head />
          {pages ? (
            <tbody>
              {pages.map((page) => (
                <PageRow
                  key={page.id}
                  page={page}
                  mayEdit={mayEdit}
                  onEdit={() => setOpen({ page })}
                  onDelete={() => void remove(page)}
                />
              ))}
            </tbody>
          ) : (
            <SkeletonRows rows={6} columns={4} />
          )}
        </table>
      )}
      {open && <PageDialog page={open.page} onClose={() => setOpen(null)} />}
    </>
  )
}

function useRemovePage() {
  const ask = useAsk()
  const { save } = useSave(asJson(deletePage), {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: ['/api/pages'],
  })
  return async ({ id, title }: Page) => {
    const isSure = await ask({
      title: words.deleteQuestion,
      text: words.deleteText(title),
      confirm: admin.delete,
      isDanger: true,
    })
    if (isSure) await save({ id: String(id) })
  }
}

function Head() {
  const { title, slug, preview, actions } = words.columns
  return (
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{slug}</th>
        <th scope="col" className="w-full">
          {preview}
        </th>
        <th scope="col" className="text-end">
          {actions}
        </th>
      </tr>
    </thead>
  )
}

type PageRowProps = { page: Page; mayEdit: boolean; onEdit: () => void; onDelete: () => void }

function PageRow({ page, mayEdit, onEdit, onDelete }: PageRowProps) {
  const { title, slug, content } = page
  return (
    <tr>
      <td className="font-medium md:whitespace-nowrap">{title}</td>
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
      <td className="text-soft">{previewOf(content)}</td>
      <td>{mayEdit && <RowActions name={title} onEdit={onEdit} onDelete={onDelete} />}</td>
    </tr>
  )
}

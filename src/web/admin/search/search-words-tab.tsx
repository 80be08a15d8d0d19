import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteSearchWord,
  listMissedSearches,
  listSearchWords,
} from '#contract/search/admin-calls.ts'
import type { SearchWord } from '#contract/search/admin-types.ts'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSearch as words } from '#web/words/en/admin/search.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { PencilIcon } from '../parts/icons.tsx'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { MissedSearches } from './missed-searches.tsx'
import { WordDialog } from './word-dialog.tsx'

const { said, meant, finds, actions } = words.columns
const columns = [
  { label: said },
  { label: meant, className: 'w-full' },
  { label: finds, className: 'numeric' },
  { label: actions, className: 'text-end' },
]

/** What the owner has taught the search, and below it what shoppers did not find. */
export function SearchWordsTab() {
  const mayEdit = useMay('catalogue.edit')
  const asked = useQuery(queryFor(listSearchWords, {}))
  const [open, setOpen] = useState<{ word: SearchWord | null; said?: string } | null>(null)
  const remove = useRemove()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ word: null })}>
        <p className="grow text-sm text-soft">{words.lead}</p>
      </TabHead>
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(word) => (
          <WordRow
            key={word.id}
            word={word}
            mayEdit={mayEdit}
            onEdit={() => setOpen({ word })}
            onDelete={() => void remove(word)}
          />
        )}
        empty={words.empty}
        count={words.count}
      />
      <MissedSearches mayEdit={mayEdit} onTeach={(typed) => setOpen({ word: null, said: typed })} />
      {open && <WordDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

type WordRowProps = {
  word: SearchWord
  mayEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

function WordRow({ word, mayEdit, onEdit, onDelete }: WordRowProps) {
  return (
    <tr>
      <th scope="row" className="font-medium wrap-anywhere">
        {word.said}
      </th>
      <td data-label={meant} className="text-soft wrap-anywhere">
        {word.meant || words.passedOver}
      </td>
      <td data-label={finds} className="numeric">
        {word.finds.toLocaleString(locale)}
      </td>
      <td>
        {mayEdit && (
          <span className="ms-auto flex justify-end gap-0.5">
            <RowAction label={admin.editThis(word.said)} onClick={onEdit}>
              <PencilIcon className="size-5" />
            </RowAction>
            <RowAction label={admin.deleteThis(word.said)} onClick={onDelete}>
              <TrashIcon className="size-5" />
            </RowAction>
          </span>
        )}
      </td>
    </tr>
  )
}

function useRemove() {
  const { remove } = useRemoval(deleteSearchWord, {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: [listSearchWords.path, listMissedSearches.path],
  })
  return (word: SearchWord) =>
    remove(
      { id: word.id },
      {
        title: words.deleteQuestion(word.said),
        text: words.deleteText,
        confirm: admin.delete,
      },
      { name: word.said, seen: word, labels: words.fields },
    )
}

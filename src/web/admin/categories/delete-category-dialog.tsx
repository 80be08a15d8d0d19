import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryCounts, deleteCategory } from '#contract/content/admin-calls.ts'
import type { Category } from '#contract/content/types.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { currentOf } from '../parts/forms/failure.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { Theirs } from '../parts/newer/both-sides.tsx'
import { readable } from '../parts/newer/meet-newer.ts'
import { productLists } from '../parts/refresh.ts'

const words = admin.categories

const says = {
  done: words.deleted,
  failed: words.deleteFailed,
  refreshes: ['/api/categories', '/api/admin/categories', ...productLists],
}

type DeleteCategoryDialogProps = { category: Category; others: Category[]; onClose: () => void }

/** Counts the products of a category and offers to move them before it goes (decisions). */
export function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const { data: counts } = useQuery(queryFor(categoryCounts, {}))
  const [moveTo, setMoveTo] = useState('')
  const [theirs, setTheirs] = useState<object | null>(null)
  const seen: Category = { ...category, ...theirs }
  const { save, isSaving } = useSave(asJson(deleteCategory), says)
  const count = counts?.find(({ categoryId }) => categoryId === category.id)?.products ?? 0
  const remove = async () => {
    const id = String(category.id)
    const result = await save({ id, version: seen.version, ...(moveTo && { moveTo }) })
    if (result.isDone) onClose()
    else setTheirs(currentOf(result.error))
  }
  return (
    <FormDialog title={admin.deleteThis(category.name)} isBusy={isSaving} onClose={onClose}>
      {(close) => (
        <>
          <div className="flex flex-col gap-4 p-5">
            <p>{words.deleteQuestion}</p>
            <Theirs text={theirs && readable([seen.name, seen.slug, seen.description])} />
            <p className="font-medium">
              {counts && (count === 0 ? words.holdsNone : words.holds(count))}
            </p>
            {count > 0 && <MoveTo others={others} chosen={moveTo} onChoose={setMoveTo} />}
          </div>
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
            <Button look="quiet" onClick={close} disabled={isSaving}>
              {admin.cancel}
            </Button>
            <Button look="danger" isBusy={isSaving} onClick={() => void remove()}>
              {admin.delete}
            </Button>
          </footer>
        </>
      )}
    </FormDialog>
  )
}

type MoveToProps = { others: Category[]; chosen: string; onChoose: (id: string) => void }

/** Where its products go. */
function MoveTo({ others, chosen, onChoose }: MoveToProps) {
  return (
    <SelectField
      label={words.moveTo}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{words.leave}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {words.moveInto(name)}
        </option>
      ))}
    </SelectField>
  )
}

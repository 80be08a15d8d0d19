import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { labelOrders, listOrders, orderLabels } from '#contract/orders/admin-calls.ts'
import type { LabelOrders } from '#contract/orders/order-labels.ts'
import { tagLimits, tagsIn } from '#domain/orders/order-tag.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminLabels as words } from '#web/words/en/admin/work/labels.ts'
import { queryFor } from '../../../cache.ts'
import { EntryDialog, entryField, textIn } from '../../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../../parts/forms/failure.ts'
import { asJson, useSave } from '../../parts/forms/use-save.ts'

/** What the orders have already: tags that can be taken away, and their person where it is one. */
type Labelled = { id: number; tags: readonly string[]; assignee: { id: number } | null }

type LabelDialogProps = { orders: readonly Labelled[]; onClose: () => void }

/** Tags orders and gives them to somebody; what is not touched stays as each order has it. */
export function LabelDialog({ orders, onClose }: LabelDialogProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(asJson(labelOrders), {
    ...{ done: words.saved, failed: words.failed },
    refreshes: [`${listOrders.path}?`, `${listOrders.path}/`, orderLabels.path],
  })
  const submit = async (form: FormData) => {
    const fault = faultOf(tagsIn(textIn(form, 'add')))
    if (fault) return setErrors({ add: fault })
    const saved = await save(inputOf(orders, form))
    setErrors(saved.isDone ? {} : fieldsOf(saved.error))
    if (saved.isDone) onClose()
  }
  return (
    <EntryDialog
      title={words.title(orders.length)}
      label={words.save}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <LabelFields errors={errors} has={[...new Set(orders.flatMap(({ tags }) => tags))]} />
    </EntryDialog>
  )
}

function faultOf(tags: string[]): string | null {
  const { letters, perOrder } = tagLimits
  if (tags.some((tag) => tag.length > letters)) return words.tooLong(letters)
  return tags.length > perOrder ? words.tooMany(perOrder) : null
}

type LabelFieldsProps = { errors: Record<string, string>; has: readonly string[] }

function LabelFields({ errors, has }: LabelFieldsProps) {
  const list = useId()
  const { data } = useQuery(queryFor(orderLabels, {}))
  const field = entryField(errors)
  return (
    <>
      <TextField {...field('add', words.add)} hint={words.addHint} list={list} />
      <datalist id={list}>
        {data?.tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {has.length > 0 && (
        <SelectField {...field('remove', words.remove)} defaultValue="">
          <option value="">{words.nothing}</option>
          {has.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </SelectField>
      )}
      <SelectField {...field('assignee', words.person)} defaultValue="">
        <option value="">{words.stays}</option>
        <option value="nobody">{words.nobody}</option>
        {data?.people.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function inputOf(orders: readonly Labelled[], form: FormData): LabelOrders {
  const [person, remove] = [textIn(form, 'assignee'), textIn(form, 'remove')]
  return {
    ids: orders.map(({ id }) => id),
    add: tagsIn(textIn(form, 'add')),
    remove: remove === '' ? [] : [remove],
    ...(person !== '' && { assignee: person === 'nobody' ? null : Number(person) }),
  }
}

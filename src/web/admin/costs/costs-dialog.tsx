import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import {
  marginFigures,
  productCosts,
  productMargins,
  saveProductCosts,
} from '#contract/costs/admin-calls.ts'
import type { CostsOfProduct } from '#contract/costs/types.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { adminCosts as words } from '#web/words/en/admin/work/costs.ts'
import { queryFor } from '../../cache.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../parts/forms/failure.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { Loaded } from '../parts/loaded.tsx'
import { CostsHistory } from './costs-history.tsx'
import { marginSentence } from './margin-words.ts'

type CostsDialogProps = { product: { id: number; name: string }; onClose: () => void }

/** What a piece costs, and all that was entered before. It hangs on the page: a form does not stand in another. */
export function CostsDialog({ product, onClose }: CostsDialogProps) {
  const asked = useQuery(queryFor(productCosts, { id: product.id }))
  const { errors, submit, isSaving } = useCosts(product.id, asked.data, onClose)
  const field = entryField(errors)
  return createPortal(
    <EntryDialog
      title={words.title(product.name)}
      label={words.save}
      busyLabel={words.saving}
      isSaving={isSaving || asked.data === undefined}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <Loaded asked={asked} height="h-64">
        {(costs) => (
          <>
            <p>{marginSentence(costs)}</p>
            <TextField
              {...field('purchase', words.purchase)}
              {...money}
              hint={words.purchaseHint}
              defaultValue={costs.purchase ?? ''}
            />
            <TextField
              {...field('other', words.other)}
              {...money}
              hint={words.otherHint}
              defaultValue={costs.other === 0 ? '' : costs.other}
            />
            {costs.entries.length > 0 && <CheckField name="isCorrection" label={<Correction />} />}
            <CostsHistory entries={costs.entries} />
            <p className="text-sm text-soft">{words.onlyYou}</p>
          </>
        )}
      </Loaded>
    </EntryDialog>,
    document.body,
  )
}

const Correction = () => (
  <>
    {words.correction}
    <span className="block text-sm text-soft">{words.correctionHint}</span>
  </>
)

const money = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const

function useCosts(id: number, seen: CostsOfProduct | undefined, onSaved: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(asJson(saveProductCosts), {
    ...{ done: words.saved, failed: words.failed },
    refreshes: [productMargins.path, `/api/admin/products/${id}/costs`, marginFigures.path],
  })
  const submit = async (form: FormData) => {
    const saved = await save({
      ...{ id, purchase: numberIn(form, 'purchase'), other: numberIn(form, 'other') ?? 0 },
      isCorrection: form.get('isCorrection') !== null,
      ...(seen && { seen: seen.seen }),
    })
    setErrors(saved.isDone ? {} : fieldsOf(saved.error))
    if (saved.isDone) onSaved()
  }
  return { errors, submit, isSaving }
}

/** Null where nothing stands; what is no number the server refuses. */
function numberIn(form: FormData, name: string): number | null {
  const text = textIn(form, name)
  return text === '' ? null : Number(text)
}

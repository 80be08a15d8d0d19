import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  marginFigures,
  productCosts,
  productMargins,
  saveProductCosts,
} from '#contract/costs/admin-calls.ts'
import type { CostsForm, CostsOfProduct } from '#contract/costs/types.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCosts as words } from '#web/words/en/admin/work/costs.ts'
import { queryFor } from '../../cache.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { currentOf, fieldsOf } from '../parts/forms/failure.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Theirs } from '../parts/newer/both-sides.tsx'
import { CostsHistory } from './costs-history.tsx'
import { marginSentence } from './margin-words.ts'

type CostsDialogProps = { product: { id: number; name: string }; onClose: () => void }

/** What a piece costs, and all that was entered before. */
export function CostsDialog({ product, onClose }: CostsDialogProps) {
  const asked = useBegun(product.id)
  const { errors, theirs, submit, isSaving } = useCosts(product.id, asked.data, onClose)
  return (
    <EntryDialog
      title={words.title(product.name)}
      label={words.save}
      busyLabel={words.saving}
      isSaving={isSaving || asked.data === undefined}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <Loaded asked={asked} height="h-64">
        {(begun) => (
          <>
            <Theirs text={theirs && costsText(theirs)} />
            <p>{marginSentence(theirs ?? begun)}</p>
            <Amounts begun={begun} errors={errors} />
            {(theirs ?? begun).entries.length > 0 && (
              <CheckField name="isCorrection" label={<Correction />} />
            )}
            <CostsHistory entries={(theirs ?? begun).entries} />
            <p className="text-sm text-soft">{words.onlyYou}</p>
          </>
        )}
      </Loaded>
    </EntryDialog>
  )
}

/** What the form began with, read as it opens: what the query learns afterwards does not change under what is typed. */
function useBegun(id: number) {
  const { data, error, isFetching, refetch } = useQuery(queryFor(productCosts, { id }))
  const [begun, setBegun] = useState<CostsOfProduct>()
  if (!begun && data && !isFetching) setBegun(data)
  return { data: begun, error, refetch }
}

type AmountsProps = { begun: CostsForm; errors: Record<string, string> }

function Amounts({ begun: { purchase, other }, errors }: AmountsProps) {
  const field = entryField(errors)
  return (
    <>
      <TextField
        {...{ ...field('purchase', words.purchase), ...money, hint: words.purchaseHint }}
        defaultValue={purchase ?? ''}
      />
      <TextField
        {...{ ...field('other', words.other), ...money, hint: words.otherHint }}
        defaultValue={other === 0 ? '' : other}
      />
    </>
  )
}

const Correction = () => (
  <>
    {words.correction}
    <span className="block text-sm text-soft">{words.correctionHint}</span>
  </>
)

const money = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const

/** Costs in a line: what the other has entered. */
const costsText = ({ purchase, other }: CostsForm) =>
  [
    `${words.columns.purchase}: ${purchase === null ? words.unknownCost : rupees(purchase)}`,
    `${words.columns.other}: ${rupees(other)}`,
  ].join(' · ')

/** `theirs`: what somebody else has entered meanwhile; the next save has seen it. */
function useCosts(id: number, begun: CostsOfProduct | undefined, onSaved: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<CostsOfProduct | null>(null)
  const { save, isSaving } = useSave(asJson(saveProductCosts), {
    ...{ done: words.saved, failed: words.failed },
    refreshes: [productMargins.path, `/api/admin/products/${id}/costs`, marginFigures.path],
  })
  const submit = async (form: FormData) => {
    const saved = await save({
      ...{ id, purchase: numberIn(form, 'purchase'), other: numberIn(form, 'other') ?? 0 },
      isCorrection: form.get('isCorrection') !== null,
      ...(begun && { seen: (theirs ?? begun).seen }),
    })
    if (saved.isDone) return onSaved()
    setErrors(fieldsOf(saved.error))
    const current = currentOf(saved.error)
    if (current && begun) setTheirs({ ...begun, ...current })
  }
  return { errors, theirs, submit, isSaving }
}

/** Null where nothing stands; what is no number the server refuses. */
function numberIn(form: FormData, name: string): number | null {
  const text = textIn(form, name)
  return text === '' ? null : Number(text)
}

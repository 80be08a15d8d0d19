import { useNavigate } from 'react-router'
import { makeComplaint } from '#contract/complaints/admin-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { adminComplaints } from '#web/words/en/admin/complaints.ts'
import { useMay } from '../allowed.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { refreshes } from './refreshes.ts'

const words = adminComplaints.make

/** Makes a complaint of a message, with the clock of the law, and leads to it. */
export function ComplaintButton({ id }: { id: number }) {
  const navigate = useNavigate()
  const may = useMay('complaints.answer')
  const { enter, isSaving } = useEntry(makeComplaint, { ...words, refreshes })
  const make = async () => {
    if (await enter({ id, orderNumber: '' })) await navigate(`/admin/complaints/${id}`)
  }
  if (!may) return null
  return (
    <Button look="plain" size="sm" isBusy={isSaving} onClick={() => void make()}>
      {words.button}
    </Button>
  )
}

import { useState } from 'react'
import { readRemittance, readStatement } from '#contract/payments/admin-calls.ts'
import type { StatementAnswer } from '#contract/payments/types.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import { orderLists } from '../orders/use-order-act.ts'
import { DropZone } from '../parts/forms/drop-zone.tsx'
import { useSave } from '../parts/forms/use-save.ts'
import { Panel } from '../parts/panel.tsx'
import { sendForm } from '../send-form.ts'
import { StatementTable } from './statement-table.tsx'

const { statement, remittance } = adminPayments

/** Settles what orders wait for by the statement of the bank: looked at first, then applied. */
export const StatementPanel = () => <FilePanel endpoint={readStatement} own={statement} />

/** Books the cash of parcels by the list of their courier, the same way. */
export const RemittancePanel = () => <FilePanel endpoint={readRemittance} own={remittance} />

type FilePanelProps = {
  endpoint: typeof readStatement
  own: Omit<typeof remittance, 'columnText'> & { columnText?: string }
}

function FilePanel({ endpoint, own }: FilePanelProps) {
  const words = { ...statement, ...own }
  const { file, answer, isReading, look, settle } = useFile(endpoint, words)
  const fits = answer?.lines.filter(({ outcome }) => outcome === 'fits').length ?? 0
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      <DropZone
        label={words.choose}
        hint={file?.name ?? words.hint}
        dropLabel={words.drop}
        accept=".csv,text/csv"
        onFiles={look}
      />
      <p role="status" className="pt-3 empty:hidden">
        {isReading ? words.reading : answer && summaryOf(answer, fits, words)}
      </p>
      {answer && answer.lines.length > 0 && (
        <StatementTable lines={answer.lines} textLabel={words.columnText} />
      )}
      {file && fits > 0 && (
        <Button className="mt-4" isBusy={isReading} onClick={() => settle(file)}>
          {isReading ? words.settling : words.settle(fits)}
        </Button>
      )}
    </Panel>
  )
}

/** The file that was chosen, and what the shop reads in it. */
function useFile(
  endpoint: typeof readStatement,
  words: Pick<typeof statement, 'failed' | 'settled'>,
) {
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<StatementAnswer | null>(null)
  const { save: send, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(endpoint, { input: {}, form, key }),
    { failed: words.failed, refreshes: ['/api/admin/orders', ...orderLists] },
  )
  const read = async (statement: File, isApplied: boolean) => {
    const form = new FormData()
    form.append('isApplied', String(isApplied))
    form.append('statement', statement)
    const result = await send(form)
    if (!result.isDone) return
    setAnswer(result.answer)
    if (isApplied) toast({ tone: 'success', title: words.settled(result.answer.settled) })
  }
  return {
    ...{ file, answer, isReading: isSaving },
    look([chosen]: File[]) {
      if (!chosen) return
      setFile(chosen)
      setAnswer(null)
      void read(chosen, false)
    },
    settle: (statement: File) => void read(statement, true),
  }
}

function summaryOf(
  { lines, settled }: StatementAnswer,
  fits: number,
  words: Pick<typeof statement, 'none' | 'settled' | 'found'>,
): string {
  if (lines.length === 0) return words.none
  return settled > 0 ? words.settled(settled) : words.found(fits, lines.length)
}

import { useQueryClient } from '@tanstack/react-query'
import { settleFindings } from '#contract/integrity/admin-calls.ts'
import { today } from '#contract/performance/admin-calls.ts'
import type { Today } from '#contract/performance/types.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { dataWarnings } from '#web/words/en/admin/said/data.ts'
import { admin } from '#web/words/en/admin.ts'
import { call } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'

const words = admin.today

/** What is wrong with the shop's data, above everything else that needs doing. */
export function DataWarnings({ integrity }: { integrity: Today['integrity'] }) {
  const { isChecking, toSettle } = integrity
  const warnings = inWords(integrity)
  const maySettle = useMay('audit.see')
  if (warnings.length === 0 && !isChecking) return null
  return (
    <div role="alert" className="col-span-full border border-lac bg-card p-3 text-lac">
      {isChecking && <p>{words.isChecking}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="py-1 break-words">
          {warning}
        </p>
      ))}
      {maySettle && toSettle > 0 && <SettleButton toSettle={toSettle} />}
    </div>
  )
}

/** In the language of whoever reads; in English where a code is newer than this page. */
const inWords = ({ warnings, codes }: Today['integrity']) =>
  warnings.map((english, at) => {
    const code = codes[at]
    return (code && sayCode(dataWarnings, code)) ?? english
  })

function SettleButton({ toSettle }: { toSettle: number }) {
  const cache = useQueryClient()
  const settle = async () => {
    try {
      await call(settleFindings, { toSettle })
    } catch (error) {
      toast({ tone: 'destructive', title: error instanceof Error ? error.message : words.settle })
    }
    await cache.invalidateQueries({ queryKey: queryFor(today, {}).queryKey })
  }
  return (
    <Button look="plain" size="sm" onClick={() => void settle()}>
      {words.settle}
    </Button>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { backCsv, backFigures } from '#contract/sales/admin-calls.ts'
import type { BackFigures, BackTable, SalesQuery } from '#contract/sales/types.ts'
import { adminReturns } from '#web/words/en/admin/returns.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { queryKeepingLast } from '../../cache.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { BackTableOf } from './back-table.tsx'
import { CsvLink } from './csv-link.tsx'

/** Why pieces came back: all of them, and by weave and PIN code. */
export function BackPanels({ days }: { days: SalesQuery }) {
  const asked = useQuery(queryKeepingLast(backFigures, days))
  return (
    <Loaded asked={asked} height="h-48">
      {(figures) => <Panels figures={figures} days={days} />}
    </Loaded>
  )
}

type PanelsProps = { figures: BackFigures; days: SalesQuery }

function Panels({ figures, days }: PanelsProps) {
  const { back, sent, reasons, byWeave, byPin } = figures
  const file = (table: BackTable, title: string) => (
    <CsvLink of={backCsv} days={days} table={table} title={title} />
  )
  if (back === 0)
    return (
      <Panel title={words.back.title}>
        <p>{words.back.none}</p>
      </Panel>
    )
  const all = reasons.map((one) => ({ name: reasonName(one.reason), back: one.pieces, of: back }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={words.back.title} action={file('reasons', words.back.title)}>
        <BackTableOf first={words.back.reason} share={words.columns.share} rows={all} />
        <p className="pt-2 text-sm text-soft">
          {words.back.of(back, sent)} {words.back.note}
        </p>
      </Panel>
      <Panel title={words.back.byWeave} action={file('weaves', words.back.byWeave)}>
        <BackTableOf
          first={words.columns.weave}
          share={words.back.ofSent}
          rows={byWeave.map((one) => ({
            ...{ name: one.weave || words.unknown, back: one.back, of: one.sent },
            told: told(one.reasons),
          }))}
        />
      </Panel>
      <PinPanel pins={byPin} action={file('pins', words.back.byPin)} />
    </div>
  )
}

type PinPanelProps = { pins: BackFigures['byPin']; action: ReactNode }

function PinPanel({ pins, action }: PinPanelProps) {
  return (
    <Panel title={words.back.byPin} action={action}>
      <BackTableOf
        first={words.back.pin}
        share={words.back.ofSent}
        rows={pins.map((one) => ({
          name: [one.pin || words.unknown, one.city].filter(Boolean).join(', '),
          ...{ back: one.back, of: one.sent, told: told(one.reasons) },
        }))}
      />
      <p className="pt-2 text-sm text-soft">{words.back.pinNote}</p>
    </Panel>
  )
}

const told = (list: BackFigures['reasons']) =>
  list.map(({ reason, pieces }) => `${reasonName(reason)}: ${pieces}`).join('; ')

const reasonName = (reason: BackFigures['reasons'][number]['reason']) =>
  reason === 'not-taken' ? words.back.notTaken : adminReturns.reasons[reason]

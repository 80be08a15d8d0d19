import { useState } from 'react'
import { gstr1Csv } from '#contract/books/admin-calls.ts'
import { gstr1Tables } from '#domain/books/gstr1-tables.ts'
import { SelectField } from '#web/ui/forms/field.tsx'
import { adminBooks } from '#web/words/en/admin/law/books.ts'
import { admin } from '#web/words/en/admin.ts'
import { downloadOrSay } from '../../files/download-link.tsx'
import { useMay } from '../allowed.ts'
import { type Period, periodName } from './period-name.ts'
import { useReturnGate } from './use-return-gate.tsx'

const words = adminBooks.tables

/** One table of the return, for whoever types it in or looks it over. */
export function TablesForm({ periods }: { periods: Period[] }) {
  const [chosen, setChosen] = useState({ period: '', table: 'b2cs' })
  const period = chosen.period || (periods[0]?.period ?? '')
  const one = periods.find((each) => each.period === period)
  const query = new URLSearchParams({ period, table: chosen.table })
  const mayExport = useMay('documents.export')
  if (!mayExport || period === '') return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="pb-3 font-semibold">{words.title}</h3>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_2fr_auto]">
        <SelectField
          label={words.period}
          value={period}
          onChange={(event) => setChosen({ ...chosen, period: event.target.value })}
        >
          {periods.map((one) => (
            <option key={one.period} value={one.period}>
              {periodName(one)}
            </option>
          ))}
        </SelectField>
        <TableChoice chosen={chosen.table} onChoose={(table) => setChosen({ ...chosen, table })} />
        {one && <TableLink key={one.period} period={one} href={`${gstr1Csv.path}?${query}`} />}
      </div>
    </div>
  )
}

/** Saves the table once nothing is red in the return. */
function TableLink({ period, href }: { period: Period; href: string }) {
  const { begin, dialog } = useReturnGate(period)
  return (
    <>
      <a
        href={href}
        download
        onClick={(event) => {
          event.preventDefault()
          void begin(() => void downloadOrSay(href, admin.downloadFailed))
        }}
        className="link inline-flex min-h-11 items-center"
      >
        {words.download}
      </a>
      {dialog}
    </>
  )
}

type TableChoiceProps = { chosen: string; onChoose: (table: string) => void }

const TableChoice = ({ chosen, onChoose }: TableChoiceProps) => (
  <SelectField
    label={words.table}
    value={chosen}
    onChange={(event) => onChoose(event.target.value)}
  >
    {gstr1Tables.map((table) => (
      <option key={table} value={table}>
        {words.names[table]}
      </option>
    ))}
  </SelectField>
)

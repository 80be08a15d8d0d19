import { type ReactNode, useId } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { removeRow } from '../parts/lists/remove-row.ts'

type RowListProps<Row> = {
  words: { title: string; text: string; none: string; add: string }
  rows: Row[]
  most: number
  newRow: Row
  error: string | undefined
  onChange: (rows: Row[]) => void
  /** `change` and `remove` are of this row. */
  draw: (row: Row, at: number, acts: RowActs<Row>) => ReactNode
  children?: ReactNode
}

type RowActs<Row> = { onChange: (change: Partial<Row>) => void; onRemove: () => void }

/** A list of places whose rows are added, edited and taken off within the form around it. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { words, rows, most, newRow, error, onChange, draw, children } = props
  return (
    <fieldset className="min-w-0 border-t border-line py-6">
      <legend className="float-left mb-2 w-full font-display text-lg">{words.title}</legend>
      <p className="clear-both mb-4 max-w-prose text-soft">{words.text}</p>
      {rows.length === 0 && <p className="text-soft">{words.none}</p>}
      <ol className="space-y-4">
        {rows.map((row, at) =>
          draw(row, at, {
            onChange: (change) => onChange(rows.with(at, { ...row, ...change })),
            onRemove: () => onChange(rows.toSpliced(at, 1)),
          }),
        )}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      <Button
        look="quiet"
        size="sm"
        className="mt-4"
        data-add
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, newRow])}
      >
        {words.add}
      </Button>
      {children}
    </fieldset>
  )
}

type RowCardProps = { title: string; remove: string; onRemove: () => void; children: ReactNode }

/** One row of it: what it is called, and the button that takes it off. */
export function RowCard({ title, remove, onRemove, children }: RowCardProps) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="border border-line p-4">
      <div className="mb-3 flex items-center gap-2">
        <h3 id={id} className="me-auto font-sans font-semibold">
          {title}
        </h3>
        <IconButton
          data-row
          label={remove}
          onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}
        >
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
      {children}
    </li>
  )
}

/** The faults of one row without its place; those of an entry of `list` within it count as the list's. */
export function faultsOfRow(faults: Record<string, string>, row: string, list: string) {
  const own = `${row}.`
  const within = `${list}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([fault, sentence]) => {
      if (!fault.startsWith(own)) return []
      const name = fault.slice(own.length)
      return [[name.startsWith(within) ? list : name, sentence]]
    }),
  )
}

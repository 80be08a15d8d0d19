import { useState } from 'react'
import { dayInIndia } from '#domain/india-day.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminBooks } from '#web/words/en/admin/law/books.ts'
import { useMay } from '../allowed.ts'
import { Panel } from '../parts/panel.tsx'
import { type Progress, useDayBook } from './use-day-book.ts'

const words = adminBooks.dayBook

/** The day book of some days as a file; a long one tells how far it is. */
export function DayBookPanel() {
  const mayExport = useMay('documents.export')
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      {mayExport && <DayBookForm />}
    </Panel>
  )
}

function DayBookForm() {
  const [days, setDays] = useState(() => {
    const today = dayInIndia(Date.now())
    return { from: `${today.slice(0, 8)}01`, to: today }
  })
  const { progress, errors, download, stop } = useDayBook()
  const field = (name: 'from' | 'to') => ({
    ...{ label: words[name], value: days[name], error: errors[name], type: 'date' },
    onChange: (event: { target: { value: string } }) =>
      setDays({ ...days, [name]: event.target.value }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void download(days)
      }}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField {...field('from')} />
        <TextField {...field('to')} />
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={progress !== null}>
          {words.download}
        </Button>
        {progress && (
          <Button type="button" look="plain" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </p>
      {progress && <HowFar progress={progress} />}
    </form>
  )
}

const HowFar = ({ progress: { day, share } }: { progress: Progress }) => (
  <p role="status" className="mt-3">
    <progress aria-label={words.progress} className="block w-full" max={1} value={share} />
    <span className="text-sm text-soft">{day === '' ? words.starts : words.soFar(day)}</span>
  </p>
)

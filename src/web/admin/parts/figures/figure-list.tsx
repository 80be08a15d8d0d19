import { type FigureName, type Figures, figureNames, slotOf } from '#domain/figures/figures.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ChevronDownIcon } from '#web/ui/icon.tsx'
import { adminFigures as words } from '#web/words/en/admin/content/figures.ts'
import { useFigures } from './use-figures.ts'

/** The figures that a text may name, with what each says now and a button that takes its name along. */
export function FigureList({ className }: { className?: string }) {
  const figures = useFigures()
  if (!figures) return null
  return (
    <details className={`group border border-line bg-card px-4 ${className ?? ''}`}>
      <summary className="flex min-h-11 items-center gap-2 hover:text-lac">
        {words.title}
        <ChevronDownIcon className="ms-auto size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-prose text-sm text-soft">{words.text}</p>
      <ul className="mt-2 mb-4 divide-y divide-line">
        {figureNames.map((name) => (
          <FigureRow key={name} name={name} figures={figures} />
        ))}
      </ul>
    </details>
  )
}

function FigureRow({ name, figures }: { name: FigureName; figures: Figures }) {
  const says = figures[name]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p>
          <code lang="en" className="text-sm">
            {slotOf(name)}
          </code>{' '}
          <span className="text-soft">{words.about[name]}</span>
        </p>
        <p className="text-sm">
          {says === null ? (
            <span className="text-soft">{words.silent}</span>
          ) : (
            <span lang="en">{says}</span>
          )}
        </p>
      </div>
      <div className="ms-auto">
        <CopyButton text={slotOf(name)} of={slotOf(name)} />
      </div>
    </li>
  )
}

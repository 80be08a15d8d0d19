import { figuresIn, fillText, slotOf, unknownIn } from '#domain/figures/figures.ts'
import { fixedFigures, silentIn } from '#domain/figures/fixed-figures.ts'
import { adminFigures as words } from '#web/words/en/admin/content/figures.ts'
import { useFigures } from './use-figures.ts'

type FigureRemarksProps = {
  /** Text or HTML, as it is written. */
  text: string
  /** True to show how one line reads now. */
  hasPreview?: boolean
}

/** How a text reads now, and what of its figures is not as its writer may think. */
export function FigureRemarks({ text, hasPreview }: FigureRemarksProps) {
  const figures = useFigures()
  if (!figures) return null
  const remarks = [
    ...unknownIn(text).map(words.unknown),
    ...silentIn(text, figures).map((name) => words.leftOut(slotOf(name))),
    ...fixedFigures(text, figures).map(({ written, name, says }) =>
      words.fixed(written, says || words.nothing, slotOf(name)),
    ),
  ]
  const shown = hasPreview && figuresIn(text).length > 0 && fillText(text, figures)
  return (
    <div role="status" className="mt-1.5 grid gap-1 text-sm empty:hidden">
      {shown !== false && shown !== undefined && (
        <p>
          <span className="text-soft">{words.shownNow}</span>{' '}
          <span lang="en">{shown || words.nothing}</span>
        </p>
      )}
      {[...new Set(remarks)].map((remark) => (
        <p key={remark} className="text-lac">
          {remark}
        </p>
      ))}
    </div>
  )
}

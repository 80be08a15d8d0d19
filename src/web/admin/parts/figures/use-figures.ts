import { useQuery } from '@tanstack/react-query'
import { readFigures } from '#contract/settings/admin-calls.ts'
import { type Figures, fillText } from '#domain/figures/figures.ts'
import { queryFor } from '../../../cache.ts'

const asked = queryFor(readFigures, {})

/** Asks what they say before a form with texts is there to ask it. */
export const useFiguresAhead = () => void useQuery({ ...asked, notifyOnChangeProps: [] })

/** What each name in braces says now, in English; undefined until it is known. */
export const useFigures = (): Figures | undefined =>
  useQuery({ ...asked, refetchOnMount: 'always' }).data

/** Says a text with what its names in braces say now, and as it is written until that is known. */
export function useFilled() {
  const figures = useFigures()
  return (text: string, fill = fillText): string => (figures ? fill(text, figures) : text)
}

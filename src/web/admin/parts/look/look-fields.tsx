import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import {
  lookInSearch,
  mostInSearch,
  resultInSearch,
  shownInSearch,
} from '#domain/look/look-in-search.ts'
import { useProfile, useSurroundings } from '#web/surroundings.ts'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminLook as words } from '#web/words/en/admin/content/look.ts'
import { fieldOf } from '../forms/field-of.ts'

type LookValues = FieldValues & { seoTitle: string; seoDescription: string }

type LookFieldsProps<Values extends LookValues> = {
  form: UseFormReturn<Values>
  /** The address of the page, and what it says where nothing is written here. */
  path: string
  otherwise: { title: string; description: string }
}

/** Title and description of a page for search engines, and how a result would look. */
export function LookFields<Values extends LookValues>(props: LookFieldsProps<Values>) {
  const { form, path, otherwise } = props
  const [seoTitle = '', seoDescription = ''] = useWatch({
    control: form.control,
    name: ['seoTitle', 'seoDescription'] as [Path<Values>, Path<Values>], // Fields of LookValues.
  }) as string[]
  const field = fieldOf(form, words.fields as Record<keyof Values & string, string>) // The two that are asked for.
  const look = lookInSearch({ seoTitle, seoDescription }, otherwise)
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer py-2 font-medium">{words.title}</summary>
      <div className="mt-2 grid gap-4">
        <p className="text-soft">{words.lead}</p>
        <TextField
          {...field('seoTitle' as Path<Values>)}
          isOptional
          maxLength={mostInSearch.title}
          placeholder={otherwise.title}
          hint={lengthOf(seoTitle, shownInSearch.title)}
        />
        <TextAreaField
          {...field('seoDescription' as Path<Values>)}
          isOptional
          rows={3}
          maxLength={mostInSearch.description}
          placeholder={otherwise.description}
          hint={lengthOf(seoDescription, shownInSearch.description)}
        />
        <Result path={path} look={look} />
      </div>
    </details>
  )
}

function lengthOf(text: string, most: number): string {
  const count = [...text.trim()].length
  return count > most ? words.tooLong(count, most) : words.length(count, most)
}

type ResultProps = { path: string; look: { title: string; description: string } }

/** A result as a search engine shows it. */
function Result({ path, look }: ResultProps) {
  const { publicUrl } = useSurroundings()
  const { title, description } = resultInSearch(look, useProfile()?.name ?? '')
  return (
    <section aria-label={words.preview}>
      <p className="mb-1.5 font-medium">{words.preview}</p>
      <div className="grid gap-1 border border-line bg-card p-4 break-words">
        <p className="text-sm text-soft">{publicUrl + path}</p>
        <p className="text-lg text-lac">{title}</p>
        <p className="text-sm">{description}</p>
      </div>
    </section>
  )
}

import type { Language } from '#domain/language.ts'
import { ui } from '#web/words/en/ui.ts'
import { foreignWords, useLanguage, useWords } from '#web/words/words.ts'
import { Note } from '../note.tsx'
import { FaultList } from './fault-list.tsx'

type FaultSummaryProps = {
  /** Where there is none, it says what to look at, or what the shop said. */
  title?: string
  /** What the shop said: a sentence, and one beside each field that is wrong. */
  refusal: { reason: string; fields: Record<string, string> }
  /** Before the name of a field in its id. */
  form: string
  /** How the form calls its fields, by name and in their order. */
  labels: Record<string, string>
  className?: string
}

/** Why a form was refused, above it: each field that is wrong, by its label and leading there; else the shop's sentence. */
export function FaultSummary({ title, refusal, form, labels, className = '' }: FaultSummaryProps) {
  const { checkFields } = useWords('ui', ui)
  const language = useLanguage()
  const { reason, fields } = refusal
  const names = Object.keys(labels).filter((name) => fields[name])
  const seen = names.map((name) => {
    const label = labels[name] ?? ''
    const fault = inOwnWords({ name, label, fault: fields[name] ?? '' }, language)
    return { control: name, at: `${form}-${name}`, said: saidOf(label, fault) }
  })
  const others = Object.keys(fields).filter((name) => !labels[name])
  if (names.length + others.length === 0) {
    return (
      <Note isAlert title={title ?? reason} className={className}>
        {title && reason}
      </Note>
    )
  }
  return (
    <Note isAlert title={title ?? checkFields} className={className}>
      <FaultList
        faults={[...seen, ...others.map((name) => ({ control: name, said: fields[name] ?? '' }))]}
      />
    </Note>
  )
}

type Beside = { name: string; label: string; fault: string }

/** In other languages a sentence may begin with what the shop calls the field in general, where this form says it better. */
function inOwnWords({ name, label, fault }: Beside, language: Language): string {
  const labels: Record<string, string> = foreignWords(language, 'faults')?.labels ?? {}
  const known = labels[name] ?? ''
  if (known === '' || fault.includes(label)) return fault
  if (fault.startsWith(`${known}: `)) return fault.slice(known.length + 2)
  const isSubject = fault.startsWith(`${known} `) && !label.endsWith('?')
  return isSubject ? label + fault.slice(known.length) : fault
}

/** The label goes first where the sentence does not say it; one that asks has its own sign. */
function saidOf(label: string, fault: string): string {
  if (fault.toLowerCase().includes(label.toLowerCase())) return fault
  return label.endsWith('?') ? `${label} ${fault}` : `${label}: ${fault}`
}

import { admin } from '#web/words/en/admin.ts'
import type { Question } from '../ask.tsx'
import { isSame, readable } from './meet-newer.ts'

const words = admin.newer

/** What the fields of a form are called; others are nothing that staff see. */
export type Labels = Partial<Record<string, string>>

type Side = { label: string; seen: string; now: string }

/** The named fields in which two states of a thing differ. */
export function differences(seen: object, now: object, labels: Labels): Side[] {
  const before: Record<string, unknown> = { ...seen }
  const after: Record<string, unknown> = { ...now }
  return Object.entries(labels).flatMap(([name, label = name]) =>
    !(name in after) || isSame(before[name], after[name])
      ? []
      : [{ label, seen: readable(before[name]), now: readable(after[name]) }],
  )
}

export type Moved = { name: string; seen: object; now: object }

/** Asks once more, with what somebody else has saved beside what was seen. */
export const movedQuestion = (moved: Moved[], labels: Labels, confirm: string): Question => ({
  title: words.title,
  text: moved.map(({ name, seen, now }) => (
    <div key={name} className="mt-2">
      <p className="font-medium break-words">{name}</p>
      {differences(seen, now, labels).map((side) => (
        <p key={side.label} className="line-clamp-6 break-words">
          {words.sides(side.label, side.now || words.empty, side.seen || words.empty)}
        </p>
      ))}
    </div>
  )),
  confirm,
})

/** What somebody else has saved, above a short form whose own words stay. */
export function Theirs({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <section role="alert" className="border border-zari bg-card px-4 py-3">
      <p className="font-medium">{words.title}</p>
      <p className="mt-1 text-sm text-soft">{words.theirs}</p>
      <p className="break-words whitespace-pre-wrap">{text || words.empty}</p>
      <p className="mt-2 text-soft">{words.after}</p>
    </section>
  )
}

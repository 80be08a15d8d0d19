import type { ReactNode } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { ChevronDownIcon } from '#web/ui/icon.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { ListEditor } from './list-editor.tsx'
import type { ProfilePartProps } from './profile-fields.tsx'

const words = admin.settings.shop
const { columns } = words.list

const shownColumns = [
  { name: 'picture', label: columns.picture, kind: 'picture' },
  { name: 'alt', label: columns.alt, kind: 'text' },
  { name: 'title', label: columns.title, kind: 'text' },
  { name: 'text', label: columns.text, kind: 'long' },
] as const
const questionColumns = [
  { name: 'question', label: columns.question, kind: 'long' },
  { name: 'answer', label: columns.answer, kind: 'long' },
] as const

const freshShown = { picture: '', alt: '', title: '', text: '' }
const freshQuestion = { question: '', answer: '' }

/** Everything of the profile that is a list. */
export function ProfileLists({ profile, faults, onChange }: ProfilePartProps) {
  return (
    <>
      <ListSection title={words.sections.social} count={profile.social.length}>
        <ListEditor
          what={words.list.link}
          items={profile.social}
          columns={[
            { name: 'name', label: columns.name, kind: 'text' },
            { name: 'url', label: columns.url, kind: 'text' },
          ]}
          fresh={{ name: '', url: 'https://' }}
          onChange={(social) => onChange({ social })}
        />
      </ListSection>
      {faults.social && <FieldError>{faults.social}</FieldError>}
      <ListSection title={words.sections.craft} count={profile.craft.length}>
        <ListEditor
          what={words.list.step}
          items={profile.craft}
          columns={[...shownColumns]}
          fresh={freshShown}
          onChange={(craft) => onChange({ craft })}
        />
      </ListSection>
      <ListSection title={words.sections.journey} count={profile.journey.length}>
        <ListEditor
          what={words.list.picture}
          items={profile.journey}
          columns={[...shownColumns]}
          fresh={freshShown}
          onChange={(journey) => onChange({ journey })}
        />
      </ListSection>
      <ListSection title={words.sections.team} count={profile.team.length}>
        <ListEditor
          what={words.list.member}
          items={profile.team}
          columns={[
            { name: 'name', label: columns.name, kind: 'text' },
            { name: 'role', label: columns.role, kind: 'text' },
          ]}
          fresh={{ name: '', role: '' }}
          onChange={(team) => onChange({ team })}
        />
      </ListSection>
      <ListSection
        title={words.sections.shippingQuestions}
        count={profile.shippingQuestions.length}
      >
        <ListEditor
          what={words.list.question}
          items={profile.shippingQuestions}
          columns={[...questionColumns]}
          fresh={freshQuestion}
          onChange={(shippingQuestions) => onChange({ shippingQuestions })}
        />
      </ListSection>
      <QuestionGroups profile={profile} faults={faults} onChange={onChange} />
    </>
  )
}

function QuestionGroups({ profile, onChange }: ProfilePartProps) {
  const { questions } = profile
  const set = (at: number, change: Partial<(typeof questions)[number]>) =>
    onChange({
      questions: questions.map((group, place) => (place === at ? { ...group, ...change } : group)),
    })
  return (
    <ListSection title={words.sections.questions} count={questions.length}>
      {questions.map(({ group, items }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place.
        <div key={at} className="border-b border-line pb-4">
          <div className="mb-3 flex items-end gap-2">
            <TextField
              label={words.list.nameAt(columns.name, words.list.group, at + 1)}
              className="flex-1"
              value={group}
              onChange={(event) => set(at, { group: event.target.value })}
            />
            <IconButton
              label={words.list.remove(words.list.group, at + 1)}
              onClick={() => onChange({ questions: questions.toSpliced(at, 1) })}
            >
              <TrashIcon className="size-5" />
            </IconButton>
          </div>
          <ListEditor
            what={words.list.question}
            items={items}
            columns={[...questionColumns]}
            fresh={freshQuestion}
            onChange={(next) => set(at, { items: next })}
          />
        </div>
      ))}
      <Button
        look="quiet"
        size="sm"
        className="self-start"
        onClick={() => onChange({ questions: [...questions, { group: '', items: [] }] })}
      >
        <PlusIcon className="size-4" />
        {words.list.add(words.list.group)}
      </Button>
    </ListSection>
  )
}

type ListSectionProps = { title: string; count: number; children: ReactNode }

/** Long lists stay folded until somebody wants to change them. */
function ListSection({ title, count, children }: ListSectionProps) {
  return (
    <details className="group border border-line bg-card px-4">
      <summary className="flex min-h-12 items-center gap-2 font-medium hover:text-lac">
        {title} <span className="font-normal text-soft">({count})</span>
        <ChevronDownIcon className="ms-auto size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-4">{children}</div>
    </details>
  )
}

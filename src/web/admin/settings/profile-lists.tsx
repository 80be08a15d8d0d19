import type { WholeProfile } from '#contract/settings/types.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { type ListColumn, ListEditor } from './list-editor.tsx'
import { ListSection } from './list-section.tsx'
import type { ProfilePartProps } from './profile-fields.tsx'
import { QuestionGroups } from './question-groups.tsx'
import { questionList, textOfQuestions } from './question-list.ts'

const words = admin.settings.shop
const { columns } = words.list

const links = {
  what: words.list.link,
  columns: [
    { name: 'name', label: columns.name, kind: 'text' },
    { name: 'url', label: columns.url, kind: 'text' },
  ],
  fresh: { name: '', url: 'https://' },
} as const
const shown = {
  columns: [
    { name: 'picture', label: columns.picture, kind: 'picture' },
    { name: 'alt', label: columns.alt, kind: 'text' },
    { name: 'title', label: columns.title, kind: 'text' },
    { name: 'text', label: columns.text, kind: 'long' },
  ],
  fresh: { picture: '', alt: '', title: '', text: '' },
} as const
const members = {
  what: words.list.member,
  columns: [
    { name: 'name', label: columns.name, kind: 'text' },
    { name: 'role', label: columns.role, kind: 'text' },
  ],
  fresh: { name: '', role: '' },
} as const

const fabrics = {
  what: words.list.fabric,
  columns: [
    { name: 'fabric', label: columns.fabric, kind: 'text' },
    { name: 'text', label: columns.text, kind: 'long' },
  ],
  fresh: { fabric: '', text: '' },
} as const

/** Everything of the profile that is a list. */
export function ProfileLists({ profile, faults, onChange }: ProfilePartProps) {
  const part = <Name extends ListName>(name: Name) => ({
    name,
    items: profile[name],
    onChange: (items: WholeProfile[Name]) => onChange({ [name]: items }),
  })
  return (
    <>
      <ListPart {...links} {...part('social')} />
      {faults['social'] && <FieldError>{faults['social']}</FieldError>}
      <ListPart {...shown} {...part('craft')} what={words.list.step} />
      <ListPart {...fabrics} {...part('care')} />
      <ListPart {...shown} {...part('journey')} what={words.list.picture} />
      <ListPart {...members} {...part('team')} />
      <ListPart
        {...questionList}
        {...part('shippingQuestions')}
        text={textOfQuestions(profile.shippingQuestions)}
      />
      <QuestionGroups
        groups={profile.questions}
        onChange={(questions) => onChange({ questions })}
      />
    </>
  )
}

type ListName = 'social' | 'craft' | 'care' | 'journey' | 'team' | 'shippingQuestions'

type ListPartProps<Item> = {
  name: ListName
  what: string
  text?: string
  items: Item[]
  columns: readonly ListColumn<Item>[]
  fresh: Item
  onChange: (items: Item[]) => void
}

/** One list of the profile under its heading. */
function ListPart<Item extends Record<string, string>>(props: ListPartProps<Item>) {
  const { name, text, ...editor } = props
  return (
    <ListSection title={words.sections[name]} count={editor.items.length} text={text}>
      <ListEditor {...editor} />
    </ListSection>
  )
}

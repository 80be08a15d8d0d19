import type { WholeProfile } from '#contract/settings/types.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { ListEditor } from './list-editor.tsx'
import { ListSection } from './list-section.tsx'
import { questionList, textOfQuestions } from './question-list.ts'

const words = admin.settings.shop
type Group = WholeProfile['questions'][number]

type QuestionGroupsProps = { groups: Group[]; onChange: (groups: Group[]) => void }

/** Questions and answers under headings of their own. */
export function QuestionGroups({ groups, onChange }: QuestionGroupsProps) {
  return (
    <ListSection
      title={words.sections.questions}
      count={groups.length}
      text={textOfQuestions(groups.flatMap(({ items }) => items))}
    >
      {groups.map((group, at) => (
        <GroupEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place.
          key={at}
          place={at + 1}
          group={group}
          onChange={(next) => onChange(groups.with(at, next))}
          onRemove={() => onChange(groups.toSpliced(at, 1))}
        />
      ))}
      <Button
        look="quiet"
        size="sm"
        className="self-start"
        onClick={() => onChange([...groups, { group: '', items: [] }])}
      >
        <PlusIcon className="size-4" />
        {words.list.add(words.list.group)}
      </Button>
    </ListSection>
  )
}

type GroupEditorProps = {
  /** From 1. */
  place: number
  group: Group
  onChange: (group: Group) => void
  onRemove: () => void
}

function GroupEditor({ place, group, onChange, onRemove }: GroupEditorProps) {
  const what = words.list.group
  return (
    <div className="border-b border-line pb-4">
      <div className="mb-3 flex items-end gap-2">
        <TextField
          label={words.list.nameAt(words.list.columns.name, what, place)}
          className="flex-1"
          value={group.group}
          onChange={(event) => onChange({ ...group, group: event.target.value })}
        />
        <IconButton label={words.list.remove(what, place)} onClick={onRemove}>
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
      <ListEditor
        {...questionList}
        items={group.items}
        onChange={(items) => onChange({ ...group, items })}
      />
    </div>
  )
}

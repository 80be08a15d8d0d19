import type { StaffMember } from '#contract/staff/types.ts'
import type { AdminLanguage } from '#domain/language.ts'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminStaff as words } from '#web/words/en/admin/staff.ts'
import { admin } from '#web/words/en/admin.ts'
import { LanguageSelect } from '../frame/language-select.tsx'
import { PencilIcon } from '../parts/icons.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { When } from '../parts/when.tsx'

type StaffRowProps = {
  member: StaffMember
  onChange: () => void
  onRemove: () => void
  onSpeak: (language: AdminLanguage) => void
}

/** One of the staff; nobody changes their own role. */
export function StaffRow({ member, onChange, onRemove, onSpeak }: StaffRowProps) {
  const { username, role, language, isYou, hasSecondFactor, lastSeenAt } = member
  return (
    <tr>
      <th scope="row">
        <Who {...member} />
      </th>
      <td data-label={words.columns.role}>{admin.roles[role]}</td>
      <td data-label={words.columns.language}>
        <LanguageSelect label={words.languageOf(username)} chosen={language} onChoose={onSpeak} />
      </td>
      <td data-label={words.columns.seen} className="text-soft">
        {lastSeenAt ? <When at={lastSeenAt} /> : words.signedOut}
      </td>
      <td data-label={words.columns.factor} className={hasSecondFactor ? 'text-leaf' : 'text-soft'}>
        {hasSecondFactor ? words.factorOn : words.factorOff}
      </td>
      <td>
        {!isYou && (
          <span className="ms-auto flex justify-end gap-0.5">
            <RowAction label={words.change(username)} onClick={onChange}>
              <PencilIcon className="size-5" />
            </RowAction>
            <RowAction label={words.remove(username)} onClick={onRemove}>
              <TrashIcon className="size-5" />
            </RowAction>
          </span>
        )}
      </td>
    </tr>
  )
}

function Who({ username, email, isYou, mustChangePassword }: StaffMember) {
  return (
    <span className="py-1">
      <span className="font-medium">{username}</span>
      {isYou && <span className="text-soft"> ({words.you})</span>}
      <span className="block text-soft break-all">{email}</span>
      {mustChangePassword && <span className="block text-lac">{words.mustChange}</span>}
    </span>
  )
}

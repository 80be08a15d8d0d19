import { addStaff, changeStaff, listStaff } from '#contract/staff/admin-calls.ts'
import type { StaffMember } from '#contract/staff/types.ts'
import { isRole, type Role, roles } from '#domain/permissions.ts'
import { CheckField, FieldError } from '#web/ui/forms/field.tsx'
import { adminStaff as words } from '#web/words/en/admin/staff.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { ProofFields, proofIn } from '../parts/forms/proof-fields.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Theirs } from '../parts/newer/both-sides.tsx'
import { WhoField } from './who-field.tsx'

type RoleDialogProps = {
  /** Null for somebody who is not on the staff yet. */
  member: StaffMember | null
  onClose: () => void
}

const refreshes = [listStaff.path]

export function RoleDialog({ member, onClose }: RoleDialogProps) {
  return member ? (
    <ChangeDialog member={member} onClose={onClose} />
  ) : (
    <AddDialog onClose={onClose} />
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const says = { done: words.added, failed: words.addFailed, refreshes }
  const { enter, isSaving, errors } = useEntry(addStaff, says)
  const submit = async (form: FormData) => {
    const given = { who: textIn(form, 'who'), role: roleIn(form), ...proofIn(form) }
    if (await enter(given)) onClose()
  }
  return (
    <EntryDialog
      title={words.addTitle}
      label={words.addButton}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <WhoField error={errors['who']} hint={words.whoHint} />
      <RoleChoice chosen="packer" error={errors['role']} />
      <p className="text-sm text-soft">{words.newcomer}</p>
      <ProofFields errors={errors} />
    </EntryDialog>
  )
}

function ChangeDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const says = { done: words.changed, failed: words.changeFailed, refreshes }
  const { enter, isSaving, errors, theirs } = useEntry(changeStaff, says)
  const now = { ...member, ...theirs }
  const submit = async (form: FormData) => {
    const given = { id: member.id, role: roleIn(form), version: now.version, ...proofIn(form) }
    if (await enter(given)) onClose()
  }
  return (
    <EntryDialog
      title={words.changeTitle(member.username)}
      label={words.changeButton}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <Theirs text={theirs && words.roles[now.role]} />
      <RoleChoice chosen={member.role} error={errors['role']} />
      <p className="text-sm text-soft">{words.changedOut}</p>
      <ProofFields errors={errors} />
    </EntryDialog>
  )
}

function RoleChoice({ chosen, error }: { chosen: Role; error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{words.role}</legend>
      {roles.map((one) => (
        <CheckField
          key={one}
          type="radio"
          name="role"
          value={one}
          defaultChecked={one === chosen}
          label={words.roles[one]}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

/** One of them is always chosen. */
function roleIn(form: FormData): Role {
  const role = textIn(form, 'role')
  return isRole(role) ? role : 'packer'
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chooseLanguageOf, listStaff, removeStaff } from '#contract/staff/admin-calls.ts'
import type { StaffMember } from '#contract/staff/types.ts'
import type { AdminLanguage } from '#domain/language.ts'
import { Button } from '#web/ui/button.tsx'
import { adminStaff as words } from '#web/words/en/admin/staff.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { StaffRow } from './staff-row.tsx'

const { name, role, language, seen, factor, actions } = words.columns
const columns = [
  { label: name, className: 'w-full' },
  ...[role, language, seen, factor].map((label) => ({ label })),
  { label: actions, className: 'text-end' },
]

/** Everyone who works in the shop, and as what. */
export function StaffTab() {
  const asked = useQuery(queryFor(listStaff, {}))
  const [open, setOpen] = useState<{ member: StaffMember | null } | null>(null)
  const [isSigningOut, setSigningOut] = useState(false)
  const mayEdit = useMay('staff.edit')
  const remove = useRemove()
  const speak = useSpeaking()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ member: null })}>
        {mayEdit && (
          <Button look="quiet" className="max-sm:w-full" onClick={() => setSigningOut(true)}>
            {words.signOut.open}
          </Button>
        )}
      </TabHead>
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(member) => (
          <StaffRow
            key={member.id}
            member={member}
            onChange={() => setOpen({ member })}
            onRemove={() => void remove(member)}
            onSpeak={(chosen) => void speak(member, chosen)}
          />
        )}
        empty={words.empty}
        count={words.count}
      />
      {isSigningOut && <SignOutDialog onClose={() => setSigningOut(false)} />}
      {open && <RoleDialog member={open.member} onClose={() => setOpen(null)} />}
    </>
  )
}

function useRemove() {
  const { remove } = useRemoval(removeStaff, {
    done: words.removed,
    failed: words.removeFailed,
    refreshes: [listStaff.path],
  })
  return (member: StaffMember) =>
    remove(
      { id: member.id },
      {
        title: words.removeTitle(member.username),
        text: words.removeText,
        confirm: words.removeConfirm,
      },
      { name: member.username, seen: member, labels: { role: words.role } },
    )
}

/** The owner's own page follows at once, everybody else's with their next. */
function useSpeaking() {
  const { enter } = useEntry(chooseLanguageOf, {
    done: words.languageChanged,
    failed: words.languageFailed,
    refreshes: [listStaff.path],
  })
  return async ({ id, isYou }: StaffMember, language: AdminLanguage) => {
    if ((await enter({ id, language })) && isYou) location.reload()
  }
}

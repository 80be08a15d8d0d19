import { listNotices, saveNotice } from '#contract/privacy/admin-calls.ts'
import type { NoticeTexts, StaffNotice } from '#contract/privacy/admin-types.ts'
import { languages } from '#domain/language.ts'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminPrivacy.notices

/** The words of a notice in every language; saved, they are its next version. */
export function NoticeDialog({ notice, onClose }: { notice: StaffNotice; onClose: () => void }) {
  const { purpose, version } = notice
  const says = { done: words.done, failed: words.failed, refreshes: [listNotices.path] }
  const { enter, isSaving, errors, theirs } = useEntry(saveNotice, says, onClose)
  const save = (form: FormData) => {
    const texts = Object.fromEntries(languages.map((one) => [one, textIn(form, one)]))
    void enter({ purpose, version, texts: texts as NoticeTexts }) // A text of each language.
  }
  return (
    <EntryDialog
      title={words.editTitle(adminPrivacy.purposes[purpose])}
      label={words.save}
      busyLabel={words.saving}
      isSaving={isSaving}
      isWide
      onSubmit={save}
      onClose={onClose}
    >
      {theirs && <Note isAlert title={words.newer} />}
      <p className="text-soft">{words.hint}</p>
      {languages.map((language) => (
        <TextAreaField
          key={language}
          name={language}
          lang={language}
          label={adminTranslations.names[language]}
          isOptional={language !== 'en'}
          rows={6}
          maxLength={4000}
          defaultValue={notice.texts[language]}
          error={errors[`texts.${language}`]}
        />
      ))}
    </EntryDialog>
  )
}

import { chooseLanguage } from '#contract/staff/admin-calls.ts'
import { type AdminLanguage, adminLanguages, ownNameOf } from '#domain/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { language } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { call } from '../../api.ts'

/** What the admin area speaks to whoever is at work: chosen once, said at once. */
export function OwnLanguage() {
  const choose = async (chosen: AdminLanguage) => {
    try {
      await call(chooseLanguage, { language: chosen })
      location.reload()
    } catch {
      toast({ tone: 'destructive', title: admin.languageFailed })
    }
  }
  return (
    <LanguageSelect
      label={admin.language}
      chosen={language}
      onChoose={(chosen) => void choose(chosen)}
    />
  )
}

type LanguageSelectProps = {
  label: string
  chosen: AdminLanguage
  onChoose: (language: AdminLanguage) => void
}

export function LanguageSelect({ label, chosen, onChoose }: LanguageSelectProps) {
  return (
    <select
      aria-label={label}
      className="min-h-11 bg-transparent px-2 text-sm text-soft hover:text-ink"
      value={chosen}
      onChange={({ target }) => {
        const next = adminLanguages.find((one) => one === target.value)
        if (next) onChoose(next)
      }}
    >
      {adminLanguages.map((one) => (
        <option key={one} value={one} lang={one}>
          {ownNameOf(one)}
        </option>
      ))}
    </select>
  )
}

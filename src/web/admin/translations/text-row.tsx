import { useState } from 'react'
import { countTranslations, saveTranslation } from '#contract/translations/admin-calls.ts'
import type { OtherLanguage, TranslatedText } from '#contract/translations/admin-types.ts'
import { kindOf } from '#domain/translation/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { sayField } from '../audit/say-value.ts'
import { dotted } from '../parts/dotted.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Theirs } from '../parts/newer/both-sides.tsx'

const words = adminTranslations.texts

type TextRowProps = { text: TranslatedText; language: OtherLanguage }

/** One text of the shop, and a field for what is said of it; what somebody else has saved meanwhile stands above both. */
export function TextRow({ text: given, language }: TextRowProps) {
  const { text, typed, type, theirs, englishNow, errors, isSaving, save } = useText(given, language)
  const isChanged = typed.trim() !== text.words
  const isToConfirm = !isChanged && (text.state === 'stale' || text.state === 'machine')
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap justify-between gap-x-4 pb-2 text-sm text-soft">
        <span className="break-all">{nameOf(text)}</span>
        <span>{words.states[text.state]}</span>
      </p>
      <Theirs text={theirs} />
      {englishNow && (
        <p role="status" className="pb-2 text-lac">
          {words.englishNow}: <span lang="en">{englishNow}</span>
        </p>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <English text={text.english} />
        <div className="min-w-0">
          <TextAreaField
            label={adminTranslations.names[language]}
            lang={language}
            rows={rowsOf(text.english)}
            value={typed}
            error={errors['words']}
            onChange={({ target }) => type(target.value)}
          />
          {(isChanged || isToConfirm) && (
            <Button size="sm" className="mt-2" isBusy={isSaving} onClick={() => void save()}>
              {isSaving ? words.saving : isToConfirm ? words.confirm : words.save}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const English = ({ text }: { text: string }) => (
  <div className="min-w-0">
    <p className="pb-1 text-sm">{words.english}</p>
    <p lang="en" className="break-words whitespace-pre-wrap">
      {text}
    </p>
  </div>
)

const letters = 45
const rowsOf = (english: string) => Math.min(14, Math.max(2, Math.ceil(english.length / letters)))

/** What it is of, as far as a person knows it. */
const nameOf = (text: TranslatedText) => {
  const kind = words.things[kindOf(text)]
  const { thing, field } = text
  if (thing === 'picture' || field.startsWith('text:')) return kind
  // A value that many sarees share names what it is a value of; it is read below.
  return dotted([kind, sayField(thing === 'value' ? field.replace(/:.*$/s, '') : field)])
}

/** What was read last, what is typed, and the way to save it: over somebody else's words only once they were seen. */
function useText(given: TranslatedText, language: OtherLanguage) {
  const [text, setText] = useState(given)
  const [typed, type] = useState(given.words)
  const [was, setWas] = useState(given)
  const says = { done: words.saved, failed: words.notSaved, refreshes: [countTranslations.path] }
  const entry = useEntry(saveTranslation, says, (saved) => {
    setText(saved)
    type(saved.words)
  })
  // Read anew: what nobody has touched here follows.
  if (was.version !== given.version) {
    setWas(given)
    if (typed === text.words) {
      setText(given)
      type(given.words)
    }
  }
  const theirs = entry.theirs as TranslatedText | null // Where the shop refuses, it tells this very text.
  const seen = theirs ?? text
  const save = () => {
    const { thing, id, field } = text
    return entry.enter({ language, thing, id, field, words: typed.trim(), version: seen.version })
  }
  return {
    ...{ text, typed, type, save, errors: entry.errors, isSaving: entry.isSaving },
    theirs: theirs && theirs.words !== text.words ? theirs.words : null,
    englishNow: theirs && theirs.english !== text.english ? theirs.english : null,
  }
}

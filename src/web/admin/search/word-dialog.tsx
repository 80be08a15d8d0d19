import { useWatch } from 'react-hook-form'
import {
  createSearchWord,
  listMissedSearches,
  listSearchWords,
  saveSearchWord,
} from '#contract/search/admin-calls.ts'
import type { SearchWord } from '#contract/search/admin-types.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminSearch as words } from '#web/words/en/admin/search.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import { searchWordRules } from '../parts/forms/form-rules.ts'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useRecord } from '../parts/forms/use-record.ts'
import { asJson } from '../parts/forms/use-save.ts'
import { WordPreview } from './word-preview.tsx'

type WordDialogProps = {
  /** Null for a new one. */
  word: SearchWord | null
  /** What a new one begins with: what a shopper typed. */
  said?: string | undefined
  onClose: () => void
}

const create = asJson(createSearchWord)
const update = asJson(saveSearchWord)

/** A word of the owner's, what it should find, and the first pieces that it would. */
export function WordDialog({ word, said = '', onClose }: WordDialogProps) {
  const record = useRecord({
    ...{ thing: word, rules: searchWordRules },
    valuesOf: (thing: SearchWord | null) => ({
      said: thing?.said ?? said,
      meant: thing?.meant ?? '',
    }),
    words: { ...words, editTitle: words.editTitle(word?.said ?? '') },
    send: (values, key, version) =>
      word ? update({ ...values, id: word.id, version }, key) : create(values, key),
    refreshes: [listSearchWords.path, listMissedSearches.path],
  })
  const { form } = record
  const field = fieldOf(form, words.fields)
  const meant = useWatch({ control: form.control, name: 'meant' })
  return (
    <RecordDialog record={record} isWide onClose={onClose}>
      <TextField
        {...field('said')}
        hint={words.fields.saidHint}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...field('meant')}
        hint={words.fields.meantHint}
        maxLength={200}
        autoComplete="off"
        autoFocus={said !== ''}
      />
      <WordPreview meant={meant} />
    </RecordDialog>
  )
}

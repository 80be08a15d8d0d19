import { useQueryClient } from '@tanstack/react-query'
import { useHref } from 'react-router'
import { followComplaint, reopenComplaint } from '#contract/complaints/calls.ts'
import { dayWords } from '#domain/day-words.ts'
import { complaints as english } from '#web/words/en/complaints.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { type Refusal, textIn } from '../acting.ts'
import { call } from '../api.ts'
import { queryFor } from '../cache.ts'
import { useSending } from '../sending/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { TextAreaField } from '../ui/forms/field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { complaintPath } from './typed-complaint.ts'

type ReopenFormProps = {
  number: string
  secret: string
  until: string
  given: Refusal | undefined
}

/** It is not right yet: the complaint is opened again, with what is still wrong. */
export function ReopenForm({ number, secret, until, given }: ReopenFormProps) {
  const words = useWords('complaints', english)
  const language = useLanguage()
  const { refusal, isBusy, form, submit } = useReopening({ number, secret }, given)
  return (
    <section aria-labelledby="again">
      <h2 id="again" className="text-xl">
        {words.again}
      </h2>
      <p className="mt-2 text-soft">{words.againText(dayWords(Date.parse(until), language))}</p>
      <form
        ref={form}
        method="post"
        action={useHref(complaintPath({ number, secret }))}
        noValidate
        onSubmit={submit}
        className="mt-4 grid gap-5"
      >
        <RefusedNote title={words.reopenFailed} refused={refusal} />
        <TextAreaField
          label={words.againWords}
          name="words"
          required
          rows={4}
          maxLength={4000}
          error={refusal?.fields['words']}
        />
        <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.reopening : words.reopen}
        </Button>
      </form>
    </section>
  )
}

function useReopening(one: { number: string; secret: string }, given: Refusal | undefined) {
  const { failedText: lost } = useWords('complaints', english)
  const cache = useQueryClient()
  const send = async (typed: FormData) => {
    const opened = await call(reopenComplaint, { ...one, words: textIn(typed, 'words') })
    cache.setQueryData(queryFor(followComplaint, one).queryKey, opened)
  }
  return useSending({ given, send, lost })
}

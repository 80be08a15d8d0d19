import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#contract/accounts/passkey-types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import type { Fields, Outcome } from '../../sign-in/deed.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { dayOf } from '../day.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { queryForPasskeys, removeDeed } from './passkey-deeds.ts'
import { nothingWanted, ProofFields, wantedAfter } from './proof-fields.tsx'

const listId = 'passkeys'

type PasskeyListProps = { given: Outcome<Passkey[]> | undefined }

/** The passkeys of whoever is signed in, each with the way to remove it. */
export function PasskeyList({ given }: PasskeyListProps) {
  const words = useWords('account', english).passkeys
  const { data: passkeys = [] } = useQuery(queryForPasskeys())
  return (
    <div id={listId} tabIndex={-1} className="outline-none">
      {given?.isDone === false && !isAsked(given.refused.fields) && (
        <RefusedNote title={words.failed} refused={given.refused} />
      )}
      {passkeys.length > 0 ? (
        <ul className="border-t border-line">
          {passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} given={ofOne(given, passkey.id)} />
          ))}
        </ul>
      ) : (
        <div className="border border-line bg-card px-5 py-6">
          <p className="font-display text-lg">{words.none}</p>
          <p className="mt-1 text-soft">{words.noneText}</p>
        </div>
      )}
    </div>
  )
}

/** Whether it has to be said that one is sure, or who one is, rather than that it went wrong. */
const isAsked = (fields: Fields) => 'isSure' in fields || 'password' in fields || 'code' in fields

/** What came of the form of this very passkey, where scripts are off. */
const ofOne = (given: Outcome<Passkey[]> | undefined, id: number) =>
  given?.isDone === false && given.refused.typed['passkey'] === String(id) ? given : undefined

type EntryProps = { passkey: Passkey; given: Outcome<Passkey[]> | undefined }

function Entry({ passkey: { id, name, createdAt, lastUsedAt }, given }: EntryProps) {
  const words = useWords('account', english).passkeys
  const language = useLanguage()
  const { form, errors, wants, isBusy, isAsking, keep } = useRemoval(given)
  const facts = [
    words.made(dayOf(createdAt, language)),
    ...(lastUsedAt === null ? [] : [words.used(dayOf(lastUsedAt, language))]),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-soft">{facts.join(', ')}</p>
      </div>
      <form {...form} className={classes('grid gap-4', isAsking && 'w-full max-w-md')}>
        <input type="hidden" name="passkey" value={id} />
        {isAsking && <Sure question={words.removeQuestion(name)} />}
        <ProofFields wants={wants} errors={errors} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={isAsking ? 'danger' : 'quiet'}
            size="sm"
            isBusy={isBusy}
            aria-label={words.removeOne(name)}
          >
            {words.remove}
          </Button>
          {isAsking && (
            <Button look="quiet" size="sm" className="no-script:hidden" onClick={keep}>
              {words.keep}
            </Button>
          )}
        </div>
      </form>
    </li>
  )
}

const Sure = ({ question }: { question: string }) => (
  <p role="alert" tabIndex={-1} className="outline-none">
    <input type="hidden" name="isSure" value="on" />
    {question}
  </p>
)

/** Asked once whether one is sure; password and code once the shop wants them. */
function useRemoval(given: Outcome<Passkey[]> | undefined) {
  const words = useWords('account', english).passkeys
  const cache = useQueryClient()
  const asked = given?.isDone === false ? given.refused.fields : {}
  const [wants, setWants] = useState(wantedAfter(asked))
  const [isAsking, setAsking] = useState(isAsked(asked))
  const deed = useOwnDeed(removeDeed, {
    given,
    onDone(passkeys) {
      // What has the focus goes with its row.
      document.getElementById(listId)?.focus()
      toast({ tone: 'success', title: words.removed })
      cache.setQueryData(queryForPasskeys().queryKey, passkeys)
    },
    onRefused: ({ reason, fields }) => {
      setWants((before) => wantedAfter(fields, before))
      if (isAsked(fields)) return setAsking(true)
      toast({ tone: 'destructive', title: words.failed, description: reason })
    },
  })
  const keep = () => {
    setAsking(false)
    setWants(nothingWanted)
    deed.restart()
    // What has the focus goes with the question.
    document.getElementById(listId)?.focus()
  }
  return { ...deed, wants, isAsking, keep }
}

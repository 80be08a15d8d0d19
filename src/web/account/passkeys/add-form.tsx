import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { policy } from '#domain/policy.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { useKnowsPasskeys } from '../../sign-in/passkey/use-knows-passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { addDeed, queryForPasskeys } from './passkey-deeds.ts'
import { nothingWanted, ProofFields, wantedAfter } from './proof-fields.tsx'

/** A name, and what the device asks for; password and code once the shop wants them. */
export function AddForm() {
  const words = useWords('account', english).passkeys
  const { form, refused, errors, typed, isBusy, wants } = useAdding()
  if (!useKnowsPasskeys()) return null
  const isOnlyAsked = 'password' in errors || 'code' in errors || 'name' in errors
  return (
    <section className="mt-8 hidden border-t border-line pt-6 scripting:block">
      <h2 className="text-xl">{words.add}</h2>
      <form {...form} id={formId} className="mt-4 grid max-w-md gap-5">
        {refused?.reason && !isOnlyAsked && <RefusedNote title={words.failed} refused={refused} />}
        <TextField
          label={words.name}
          name="name"
          hint={words.nameHint}
          required
          maxLength={policy.passkeyName}
          defaultValue={typed['name'] ?? ''}
          error={errors['name']}
        />
        <ProofFields wants={wants} errors={errors} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.adding : words.add}
        </Button>
      </form>
    </section>
  )
}

const formId = 'add-passkey'

function useAdding() {
  const words = useWords('account', english).passkeys
  const cache = useQueryClient()
  const [wants, setWants] = useState(nothingWanted)
  const deed = useOwnDeed(addDeed(words), {
    onDone(passkeys) {
      setWants(nothingWanted)
      document.querySelector<HTMLFormElement>(`#${formId}`)?.reset()
      toast({ tone: 'success', title: words.added })
      cache.setQueryData(queryForPasskeys().queryKey, passkeys)
    },
    onRefused({ fields }) {
      setWants((before) => wantedAfter(fields, before))
    },
  })
  return { ...deed, wants }
}

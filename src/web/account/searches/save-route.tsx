import { useQueryClient } from '@tanstack/react-query'
import {
  type ActionFunctionArgs,
  type MetaArgs,
  useActionData,
  useNavigate,
  useParams,
} from 'react-router'
import type { SavedSearch } from '#contract/saved-searches/types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { loadersOf } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { queryForSearches, saveDeed, searchesPath } from './search-deeds.ts'

const loaders = loadersOf(`${searchesPath}/new/:query`)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Keeps it where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(saveDeed(asked.params['query'] ?? ''), asked, () => searchesPath)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.searches.newTitle, searchesPath)

export default function SaveRoute() {
  const words = useWords('account', english).searches
  const { query = '' } = useParams()
  return (
    <PreparedPage>
      <AccountFrame title={words.newTitle} text={words.text}>
        <SaveForm query={query} />
      </AccountFrame>
    </PreparedPage>
  )
}

function SaveForm({ query }: { query: string }) {
  const words = useWords('account', english).searches
  const { form, refused, errors, typed, isBusy } = useSaving(query)
  const hasNoFault = Object.keys(errors).length === 0
  return (
    <form {...form} className="grid max-w-md gap-5">
      {refused && hasNoFault && <RefusedNote title={words.failed} refused={refused} />}
      <TextField
        label={words.name}
        name="name"
        required
        maxLength={80}
        hint={words.nameHint}
        defaultValue={typed['name'] ?? new URLSearchParams(query).get('q') ?? ''}
        error={errors['name']}
      />
      <div>
        <CheckField
          name="isTold"
          label={words.tell}
          defaultChecked={typed['isTold'] !== undefined}
        />
        <p className="mt-1 text-sm text-soft">{words.tellHint}</p>
      </div>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function useSaving(query: string) {
  const words = useWords('account', english).searches
  const given = useActionData<Outcome<SavedSearch[]>>()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useOwnDeed(saveDeed(query), {
    given,
    isLeaving: true,
    async onDone(searches) {
      toast({ tone: 'success', title: words.saved })
      cache.setQueryData(queryForSearches().queryKey, searches)
      await navigate(searchesPath)
    },
  })
}

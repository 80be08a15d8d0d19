import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import type { SavedSearch } from '#contract/saved-searches/types.ts'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { loadersOf } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { prepareSearches, queryForSearches, removeDeed, searchesPath } from './search-deeds.ts'

const loaders = loadersOf(searchesPath, prepareSearches)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Removes one where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(removeDeed, asked, () => searchesPath)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.searches.title, searchesPath)

export default function SearchesRoute() {
  const words = useWords('account', english).searches
  return (
    <PreparedPage>
      <AccountFrame title={words.title} text={words.text}>
        <Searches />
      </AccountFrame>
    </PreparedPage>
  )
}

const listId = 'saved-searches'

function Searches() {
  const words = useWords('account', english).searches
  const given = useActionData<Outcome<unknown>>()
  const { data: searches = [] } = useQuery(queryForSearches())
  return (
    <div id={listId} tabIndex={-1} className="outline-none">
      {given?.isDone === false && <RefusedNote title={words.failed} refused={given.refused} />}
      {searches.length > 0 ? (
        <ul className="grid gap-4">
          {searches.map((search) => (
            <li key={search.id} className="border border-line bg-card p-4">
              <Entry search={search} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="border border-line bg-card px-5 py-6">
          <p className="font-display text-lg">{words.none}</p>
          <p className="mt-1 text-soft">{words.noneText}</p>
          <LinkButton to="/products" look="quiet" className="mt-4">
            {words.toShop}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function Entry({ search: { id, name, path, isTold } }: { search: SavedSearch }) {
  const words = useWords('account', english).searches
  const { form, isBusy } = useRemoval()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <Link
          to={path}
          aria-label={words.open(name)}
          className="link inline-flex min-h-11 items-center font-medium break-words"
        >
          {name}
        </Link>
        <p className="text-sm text-soft">{isTold ? words.told : words.hushed}</p>
      </div>
      <form {...form}>
        <input type="hidden" name="search" value={id} />
        <Button
          type="submit"
          look="plain"
          size="sm"
          isBusy={isBusy}
          aria-label={words.removeOne(name)}
        >
          {words.remove}
        </Button>
      </form>
    </div>
  )
}

function useRemoval() {
  const words = useWords('account', english).searches
  const cache = useQueryClient()
  return useOwnDeed(removeDeed, {
    onDone(searches) {
      // What has the focus goes with its row.
      document.getElementById(listId)?.focus()
      toast({ tone: 'success', title: words.removed })
      cache.setQueryData(queryForSearches().queryKey, searches)
    },
    onRefused: ({ reason }) => {
      toast({ tone: 'destructive', title: words.failed, description: reason })
    },
  })
}

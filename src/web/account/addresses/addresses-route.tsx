import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { LinkButton } from '../../ui/button.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { loadersOf } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { addressesPath, bookDeed, prepareBook, queryForBook } from './address-deeds.ts'
import { AddressList } from './address-list.tsx'

const loaders = loadersOf(addressesPath, prepareBook)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Removes an address, or makes it the default one, where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(bookDeed, asked, () => addressesPath)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.addresses.title, addressesPath)

export default function AddressesRoute() {
  const words = useWords('account', english).addresses
  return (
    <PreparedPage>
      <AccountFrame title={words.title} text={words.text}>
        <Book />
      </AccountFrame>
    </PreparedPage>
  )
}

function Book() {
  const words = useWords('account', english).addresses
  const given = useActionData<Outcome<unknown>>()
  const { data: book = [] } = useQuery(queryForBook())
  const add = (
    <LinkButton to={`${addressesPath}/new`} look="quiet" className="mt-4">
      {words.add}
    </LinkButton>
  )
  return (
    <>
      {given?.isDone === false && <RefusedNote title={words.failed} refused={given.refused} />}
      {book.length > 0 ? (
        <>
          <AddressList book={book} />
          {add}
        </>
      ) : (
        <div className="border border-line bg-card px-5 py-6">
          <p className="font-display text-lg">{words.none}</p>
          <p className="mt-1 text-soft">{words.noneText}</p>
          {add}
        </div>
      )}
    </>
  )
}

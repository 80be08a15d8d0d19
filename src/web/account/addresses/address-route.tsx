import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useParams } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { prepareStates } from '../../checkout/address/state-names.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { loadersOf } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { addressDeed, addressesPath, prepareBook, queryForBook } from './address-deeds.ts'
import { AddressForm } from './address-form.tsx'

const loaders = loadersOf(`${addressesPath}/:id`, async (cache, _person, { id }) => {
  const [book] = await Promise.all([prepareBook(cache), prepareStates(cache)])
  if (id !== 'new' && !book.some((one) => String(one.id) === id)) {
    throw new Response('This address was removed.', { status: 404 })
  }
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Keeps it where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(addressDeed(numberIn(asked.params['id'])), asked, () => addressesPath)

const numberIn = (id: string | undefined) => (id === 'new' ? null : Number(id))

export const meta = ({ matches, params }: MetaArgs) =>
  accountHead(
    matches,
    ({ addresses }) => (params['id'] === 'new' ? addresses.addTitle : addresses.editTitle),
    addressesPath,
  )

export default function AddressRoute() {
  return (
    <PreparedPage>
      <OneAddress />
    </PreparedPage>
  )
}

function OneAddress() {
  const words = useWords('account', english).addresses
  const { id } = useParams()
  const { data: book = [] } = useQuery(queryForBook())
  return (
    <AccountFrame title={id === 'new' ? words.addTitle : words.editTitle}>
      <AddressForm
        id={numberIn(id)}
        saved={book.find((one) => String(one.id) === id)}
        isFirst={book.length === 0}
      />
      <Link to={addressesPath} className="link mt-6 reachable py-1">
        {words.all}
      </Link>
    </AccountFrame>
  )
}

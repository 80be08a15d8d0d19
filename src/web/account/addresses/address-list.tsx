import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SavedAddress } from '#contract/accounts/types.ts'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { AddressText } from '../../checkout/address/address-text.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { opens } from '../../ui/opens.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { addressesPath, bookDeed, queryForBook } from './address-deeds.ts'

/** The addresses that a person keeps, the default one first. */
export function AddressList({ book }: { book: SavedAddress[] }) {
  return (
    <ul className="grid gap-4">
      {book.map((address) => (
        <li key={address.id} className="border border-line bg-card p-4">
          <Entry address={address} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ address }: { address: SavedAddress }) {
  const words = useWords('account', english).addresses
  const { id, isDefault, line1 } = address
  return (
    <>
      {isDefault && <p className="mb-1 text-sm font-medium text-leaf">{words.default}</p>}
      <AddressText address={address} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          to={`${addressesPath}/${id}`}
          aria-label={words.editOne(line1)}
          className={buttonClass({ look: 'quiet', size: 'sm' })}
        >
          {words.edit}
        </Link>
        {!isDefault && (
          <DeedForm id={id} deed="default" done={words.madeDefault}>
            {(isBusy) => (
              <Button
                type="submit"
                look="quiet"
                size="sm"
                isBusy={isBusy}
                aria-label={words.makeDefaultOne(line1)}
              >
                {words.makeDefault}
              </Button>
            )}
          </DeedForm>
        )}
        <Removal address={address} />
      </div>
    </>
  )
}

/** Asks once more, before JavaScript too. */
function Removal({ address }: { address: SavedAddress }) {
  const words = useWords('account', english).addresses
  const dialog = `remove-address-${address.id}`
  return (
    <>
      <Button look="plain" size="sm" aria-label={words.removeOne(address.line1)} {...opens(dialog)}>
        {words.remove}
      </Button>
      <Dialog id={dialog} title={words.removeTitle}>
        <div className="grid gap-5 px-5 pb-5">
          <AddressText address={address} />
          <DeedForm id={address.id} deed="remove" done={words.removed}>
            {(isBusy) => (
              <Button type="submit" look="danger" isWide isBusy={isBusy}>
                {isBusy ? words.removing : words.removeSubmit}
              </Button>
            )}
          </DeedForm>
        </div>
      </Dialog>
    </>
  )
}

type DeedFormProps = {
  id: number
  deed: 'default' | 'remove'
  done: string
  children: (isBusy: boolean) => ReactNode
}

function DeedForm({ id, deed, done, children }: DeedFormProps) {
  const words = useWords('account', english).addresses
  const cache = useQueryClient()
  const { form, isBusy } = useOwnDeed(bookDeed, {
    onDone(book) {
      toast({ tone: 'success', title: done })
      cache.setQueryData(queryForBook().queryKey, book)
    },
    onRefused({ reason }) {
      toast({ tone: 'destructive', title: words.failed, description: reason })
      // Somebody may have removed it on another device.
      void cache.invalidateQueries(queryForBook())
    },
  })
  return (
    <form {...form}>
      <input type="hidden" name="address" value={id} />
      <input type="hidden" name="deed" value={deed} />
      {children(isBusy)}
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { SavedAddress } from '#contract/accounts/types.ts'
import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../../surroundings.ts'
import { CheckField } from '../../ui/forms/field.tsx'
import { queryForUser } from '../../visitor.ts'
import { Section } from '../section.tsx'
import type { TypedOrder } from '../typed-order.ts'
import { AddressInputs, type AddressInputsProps } from './address-inputs.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

type AddressFieldsProps = Omit<AddressInputsProps, 'typed'> & {
  typed: TypedOrder | null
  book: SavedAddress[]
  /** Which of the book; 'new' for another one. */
  chosen: string
  onChoose: (chosen: string) => void
}

/** Where the parcel goes: one of the addresses that the shopper keeps, or another one. */
export function AddressFields({ book, chosen, onChoose, ...inputs }: AddressFieldsProps) {
  const words = useWords('checkout', english).address
  const { data: visitor } = useQuery({ ...queryForUser(), enabled: false })
  const { typed, errors } = inputs
  return (
    <Section title={words.title}>
      <div className="parcel-place grid gap-5">
        {book.length > 0 && (
          <SavedAddresses book={book} chosen={chosen} errors={errors} onChoose={onChoose} />
        )}
        {/* By style alone, so that the choice works before JavaScript. */}
        <div className="new-place">
          <AddressInputs {...inputs} />
          {visitor && (
            <CheckField
              name="isAddressKept"
              label={words.keep}
              defaultChecked={Boolean(typed?.isAddressKept)}
            />
          )}
        </div>
      </div>
      <Abroad isElsewhere={(inputs.countries ?? []).length > 0} />
    </Section>
  )
}

/** Where there is no price for a parcel a person says it, if one can be asked. */
function Abroad({ isElsewhere }: { isElsewhere: boolean }) {
  const words = useWords('checkout', english).address
  const number = useProfile()?.whatsapp ?? ''
  if (!hasChat(number)) return null
  return (
    <p className="text-sm text-soft">
      {isElsewhere ? words.elsewhere : words.abroad}{' '}
      <a
        href={whatsappLink(number, words.abroadText)}
        target="_blank"
        rel="noopener"
        className="link"
      >
        {words.askAbroad}
      </a>
    </p>
  )
}

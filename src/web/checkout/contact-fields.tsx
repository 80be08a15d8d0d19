import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/ui/link.tsx'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { EmailField } from '../ui/forms/email-field.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { queryForUser } from '../visitor.ts'
import { Section } from './section.tsx'
import type { TypedOrder } from './typed-order.ts'

export type FieldsProps = {
  typed: TypedOrder | null
  /** Field → what is wrong with it. */
  errors: Record<string, string>
}

type ContactFieldsProps = FieldsProps & {
  /** Of the address that comes first in the shopper's book. */
  mobile: string | undefined
  /** Whether the parcel leaves India, as far as anybody has said. */
  isAbroad: boolean
  /** Whether it could: the country is asked for after the number. */
  isAbroadOpen: boolean
}

/** Who orders: a guest needs no account. */
export function ContactFields({ typed, errors, mobile, ...where }: ContactFieldsProps) {
  const { isAbroad, isAbroadOpen } = where
  const words = useWords('checkout', english).contact
  const { data: visitor } = useQuery({ ...queryForUser(), enabled: false })
  return (
    <Section title={words.title}>
      {!visitor && <SignInHint />}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <EmailField
          label={words.email}
          id="contact.email"
          name="contact.email"
          maxLength={254}
          hint={words.emailHint}
          defaultValue={typed?.['contact.email'] ?? visitor?.email}
          error={errors['contact.email']}
        />
        <TextField
          label={isAbroad ? words.phone : words.mobile}
          id="contact.mobile"
          name="contact.mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={20}
          hint={isAbroad ? words.phoneHint : isAbroadOpen ? words.anyPhoneHint : words.mobileHint}
          defaultValue={typed?.['contact.mobile'] ?? mobile}
          error={errors['contact.mobile']}
        />
      </div>
    </Section>
  )
}

function SignInHint() {
  const words = useWords('checkout', english).contact
  return (
    <p className="text-soft">
      {words.haveAccount}{' '}
      <Link to="/login?next=/checkout" className="link">
        {words.signIn}
      </Link>
      . {words.guest}
    </p>
  )
}

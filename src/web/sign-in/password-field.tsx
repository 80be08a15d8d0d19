import { type ComponentProps, useState } from 'react'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { Field } from '../ui/forms/field.tsx'
import { iconOf } from '../ui/icon.tsx'
import { EyeIcon } from '../ui/page-icons.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

const EyeOffIcon = iconOf(
  <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-3.2 3.9M6.2 7.7A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 9.8a3 3 0 0 0 4.2 4.2" />,
)

/** A password, and a button that shows what was typed. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const words = useWords('signIn', english).password
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <Field label={label} hint={hint} error={error}>
      {(wired) => (
        <span className="relative block">
          <input
            required
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wired}
            type={isShown ? 'text' : 'password'}
            className="input-box pe-12"
          />
          <button
            type="button"
            aria-label={isShown ? words.hide : words.show}
            title={isShown ? words.hide : words.show}
            aria-controls={wired.id}
            onClick={() => setShown(!isShown)}
            className="touchable absolute inset-y-0 end-0 text-soft hover:text-lac no-script:hidden"
          >
            <Icon className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}

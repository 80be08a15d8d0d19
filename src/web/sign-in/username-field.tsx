import type { ComponentProps } from 'react'
import { TextField } from '../ui/forms/field.tsx'

/** The name of an account, just as it is typed. */
export const UsernameField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)

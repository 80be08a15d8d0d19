import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** An email address of whoever fills in the form. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField name="email" type="email" autoComplete="email" required {...props} />
)

import type { ComponentProps } from 'react'
import { isOutside } from '#domain/shop-front/link.ts'
import { Link } from '#web/ui/link.tsx'

type OwnLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link that the owner has written: a page of the shop in the language of this one, or an address outside, which opens beside it. */
export function OwnLink({ to, ...anchor }: OwnLinkProps) {
  return isOutside(to) ? (
    <a href={to} target="_blank" rel="noopener" {...anchor} />
  ) : (
    <Link to={to} {...anchor} />
  )
}

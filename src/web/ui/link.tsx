import type { ComponentProps } from 'react'
import { isAdminPath, pathIn } from '#domain/language.ts'
import { useLanguage } from '#web/words/words.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A plain path of the shop, without its language, which the admin area has none of; ? or # stay on the page. */
  to: string
  /** The page it leads to is fetched as soon as somebody points at it. */
  isAhead?: boolean
  /** The page stays where it is scrolled to. */
  keepsScroll?: boolean
  /** The browser loads it anew: what this page knows is not true any more, or does not hold there. */
  isDocument?: boolean
  /** What both pages show grows from one into the other. */
  isMorphing?: boolean
}

/**
 * A link to another screen of the shop. It is an element and nothing else: `LinkFollower` hears the
 * clicks of all of them, so that a page full of links costs the server and the phone no more than its text.
 */
export function Link({ to, isAhead, keepsScroll, isDocument, isMorphing, ...rest }: LinkProps) {
  const language = useLanguage()
  return (
    <a
      {...rest}
      href={to.startsWith('/') && !isAdminPath(to) ? pathIn(language, to) : to}
      data-link={isDocument ? undefined : ''}
      data-ahead={isAhead && ''}
      data-keeps-scroll={keepsScroll && ''}
      data-morphs={isMorphing && ''}
    />
  )
}

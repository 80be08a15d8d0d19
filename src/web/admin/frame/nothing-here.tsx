import { useContext } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import { admin } from '#web/words/en/admin.ts'
import { RoleContext } from '../allowed.ts'
import { ScreenHeading } from '../parts/screen-name.tsx'
import { homeOf } from './work-tabs.ts'

const words = adminFrame.nothing

/** In place of a screen, where the address leads to none. */
export function NothingHere() {
  const role = useContext(RoleContext)
  return (
    <section className="grid max-w-prose justify-items-start gap-3 pt-2">
      <ScreenHeading>{words.title}</ScreenHeading>
      <p>{words.text}</p>
      <LinkButton to={homeOf(role)}>{admin.refused.back}</LinkButton>
    </section>
  )
}

import type { ShownAnnouncement } from '#contract/settings/shop-front-types.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { shell } from '#web/words/en/shell.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { hush } from '../../rendering/hushed.ts'
import { OwnLink } from './own-link.tsx'

type Profile = Pick<ShownShop, 'banner' | 'inEnglish' | 'announcements'>

const bar = 'shop-banner no-print bg-arakku px-4 py-1 text-center text-sm text-on-arakku'

/** What the shop announces now, a line each; while it announces nothing, its usual line. */
export function AnnouncementBar({ profile }: { profile: Profile }) {
  const { banner, announcements = [] } = profile
  if (announcements.length > 0) return announcements.map((one) => <Line key={one.id} {...one} />)
  if (!banner) return null
  return (
    <p lang={langOf(profile, 'banner')} className={bar}>
      {banner}
    </p>
  )
}

function Line({ id, text, link, isDismissible, inEnglish }: ShownAnnouncement) {
  const words = useWords('shell', shell)
  const lang = langOf({ inEnglish }, 'text')
  return (
    <div data-announcement={id} className={`${bar} flex items-center justify-center gap-1`}>
      <p lang={lang} className="min-w-0">
        {link ? (
          <OwnLink to={link} className="inline-block py-1.5 underline underline-offset-4">
            {text}
          </OwnLink>
        ) : (
          text
        )}
      </p>
      {isDismissible && (
        <IconButton
          label={words.hush}
          className="-me-2.5 shrink-0 text-on-arakku no-script:hidden"
          onClick={() => hush(id)}
        >
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  )
}

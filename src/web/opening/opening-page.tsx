import type { ShownShop } from '#contract/settings/types.ts'
import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { opening as english } from '#web/words/en/opening.ts'
import { useWords } from '#web/words/words.ts'
import { LanguageMenu } from '../shell/language-menu.tsx'
import { ShopLogo } from '../shell/own/shop-logo.tsx'
import { useProfile } from '../surroundings.ts'
import { buttonClass } from '../ui/button.tsx'
import { WhatsappIcon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { TempleBorder } from '../ui/temple-border.tsx'

/** What strangers see of a shop that is not open yet: its name, that it opens soon, and how to reach it. */
export function OpeningPage() {
  const words = useWords('opening', english)
  const profile = useProfile()
  if (!profile) return null
  return (
    <div className="flex min-h-svh flex-col">
      <TempleBorder place="opening" />
      <main className="page flex flex-1 flex-col items-center justify-center py-16 text-center">
        {profile.logo ? (
          <ShopLogo logo={profile.logo} name={profile.name} />
        ) : (
          <p className="font-display text-2xl text-zari">{profile.name}</p>
        )}
        <h1 className="mt-4 text-4xl md:text-5xl">{words.title}</h1>
        <p className="mt-5 max-w-md text-lg text-soft">{words.text}</p>
        <WaysToReach profile={profile} />
      </main>
      <footer className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-4 text-sm text-soft">
        <LanguageMenu path="/" />
        <Link to="/login" className="inline-block py-1.5 hover:text-lac hover:underline">
          {words.signIn}
        </Link>
      </footer>
    </div>
  )
}

function WaysToReach({ profile }: { profile: ShownShop }) {
  const words = useWords('opening', english)
  const { name, whatsapp, email } = profile
  return (
    <div className="mt-8 flex flex-wrap items-center justify-center gap-3 empty:hidden">
      {hasChat(whatsapp) && (
        <a
          href={whatsappLink(whatsapp, words.greeting(name))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ look: 'quiet' })}
        >
          <WhatsappIcon className="size-5 text-leaf" />
          {words.chat}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="link py-2">
          {email}
        </a>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { logout } from '#contract/accounts/calls.ts'
import * as settingsCalls from '#contract/settings/calls.ts'
import { pathIn } from '#domain/language.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { language } from '#web/words/en/admin/locale.ts'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import { admin } from '#web/words/en/admin.ts'
import { call } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { dropEveryDraft } from '../../kept-drafts.ts'
import { FinderButton } from '../finder/finder-button.tsx'
import type { Worker } from '../guard.ts'
import { OwnLanguage } from './language-select.tsx'
import { MorePlaces } from './more-places.tsx'
import { PlaceLink } from './place-link.tsx'
import { homeOf, type Place, placesFor } from './work-tabs.ts'

type WorkBarProps = {
  worker: Worker
  open: Place['name'] | undefined
  /** How much waits for them. */
  waiting: number | undefined
}

/** How many places stand in the bar of a phone, beside More. */
const inReach = 4

/** The shop's name, its places and who is at work: a bar at the side, on phones one above and one below. */
export function WorkBar({ worker, open, waiting }: WorkBarProps) {
  const { data: profile } = useQuery(queryFor(settingsCalls.getShop, {}))
  const places = placesFor(worker.role)
  return (
    <header className="work-bar no-print">
      <div className="work-head">
        <Link
          to={homeOf(worker.role)}
          className="flex min-h-11 items-center font-display text-xl leading-none hover:text-lac"
        >
          {profile?.name}
        </Link>
        <p className="text-sm text-soft max-lg:sr-only">{admin.title}</p>
      </div>
      <FinderButton />
      <nav aria-label={adminFrame.placesLabel} className="work-places">
        <ul>
          {places.map((place, at) => (
            <li key={place.name} className={at < inReach ? undefined : 'max-lg:hidden'}>
              <PlaceLink
                place={place}
                isOpen={place.name === open}
                count={place.name === 'today' ? waiting : undefined}
              />
            </li>
          ))}
          <li className="lg:hidden">
            <MorePlaces places={places} open={open}>
              <OwnWays />
            </MorePlaces>
          </li>
        </ul>
      </nav>
      <LoggedIn worker={worker} />
      <div className="max-lg:hidden">
        <OwnWays />
      </div>
    </header>
  )
}

function LoggedIn({ worker }: { worker: Worker }) {
  return (
    <p className="min-w-0 text-sm text-soft lg:mt-auto lg:border-t lg:border-line lg:px-2.5 lg:pt-2">
      {admin.loggedInAs} <strong className="font-semibold text-ink">{worker.username}</strong>
      <span className="max-lg:hidden"> ({admin.roles[worker.role]})</span>
    </p>
  )
}

/** To one's own account and the shop, out of it, and the language of whoever is at work. */
function OwnWays() {
  const signOut = async () => {
    try {
      await call(logout, {})
      dropEveryDraft()
      location.assign(pathIn(language, '/'))
    } catch {
      toast({ tone: 'destructive', title: admin.signOutFailed })
    }
  }
  return (
    <div className="flex flex-wrap items-center">
      <LinkButton to="/admin/account" look="plain" size="sm">
        {adminFrame.account.title}
      </LinkButton>
      <LinkButton to="/" look="plain" size="sm">
        {admin.viewShop}
      </LinkButton>
      <Button look="plain" size="sm" onClick={() => void signOut()}>
        {admin.signOut}
      </Button>
      <OwnLanguage />
    </div>
  )
}

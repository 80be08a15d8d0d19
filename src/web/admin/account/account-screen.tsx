import { type ReactNode, useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Account } from '#contract/accounts/types.ts'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import { admin } from '#web/words/en/admin.ts'
import { useWords } from '#web/words/words.ts'
import { useAccount } from '../../account/account-calls.ts'
import { DeviceList } from '../../account/devices/device-list.tsx'
import { AddForm } from '../../account/passkeys/add-form.tsx'
import { PasskeyList } from '../../account/passkeys/passkey-list.tsx'
import { PasswordForm } from '../../account/password/password-form.tsx'
import { TwoStep } from '../../account/two-step/two-step.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoleContext } from '../allowed.ts'
import { OwnLanguage } from '../frame/language-select.tsx'
import { Panel } from '../parts/panel.tsx'
import { ScreenHeading } from '../parts/screen-name.tsx'

const words = adminFrame.account

/** Who is at work, and all with which they sign in: for every role, without leaving the admin area. */
export function AccountScreen() {
  const own = useWords('account', english)
  const person = useAccount()
  useNamedPart(person !== undefined)
  if (!person) return <Skeleton className="h-96" />
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <ScreenHeading>{words.title}</ScreenHeading>
      <Facts person={person} />
      <Part id="password" title={own.password.title} text={own.password.text}>
        <PasswordForm person={person} given={undefined} />
      </Part>
      <TwoStep given={undefined} frame={(parts) => <Part id="two-step" {...parts} />} />
      <Part id="passkeys" title={own.passkeys.title} text={own.passkeys.text}>
        <PasskeyList given={undefined} />
        <AddForm />
      </Part>
      <Part id="devices" title={own.devices.title} text={own.devices.text}>
        <DeviceList />
      </Part>
    </div>
  )
}

/** Who they are here, and the language in which the admin area speaks to them. */
function Facts({ person: { username, email } }: { person: Account }) {
  const own = useWords('account', english).overview
  const role = useContext(RoleContext)
  return (
    <Panel title={username}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-1">
        <dt className="text-soft">{words.role}</dt>
        <dd>{admin.roles[role]}</dd>
        <dt className="text-soft">{own.email}</dt>
        <dd className="break-words">
          {email}{' '}
          <Link to="/account/email" isDocument className="link">
            {own.changeEmail}
          </Link>
        </dd>
        <dt className="text-soft">{admin.language}</dt>
        <dd className="-ms-2">
          <OwnLanguage />
        </dd>
      </dl>
    </Panel>
  )
}

type PartProps = { id: string; title: string; text: string; children: ReactNode }

function Part({ id, title, text, children }: PartProps) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Panel title={title}>
        {text && <p className="measure mb-4 text-soft">{text}</p>}
        {children}
      </Panel>
    </div>
  )
}

/** Leads to the part that the address names, once it stands there. */
function useNamedPart(isThere: boolean) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for a part again is led there again.
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.focus()
  }, [isThere, hash, key])
}

import { type ActionFunctionArgs, data, type MetaArgs, redirect, useActionData } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { renderContext } from '../../loading.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { act, type Outcome } from '../../sign-in/deed.ts'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { loadersOf, signInFirst } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { DeviceList } from './device-list.tsx'
import { endDeed, prepareDevices } from './end-device.ts'

const path = '/account/devices'
const loaders = loadersOf(path, prepareDevices)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Signs a device out where scripts are off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await act(endDeed, await request.formData(), context.get(renderContext).send)
  if (outcome.isDone) throw redirect(path, 303)
  if (outcome.refused.status === 401) throw signInFirst(path)
  return data(outcome, { status: outcome.refused.status })
}

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.devices.title, path)

export default function DevicesRoute() {
  const given = useActionData<Outcome<unknown>>()
  const words = useWords('account', english).devices
  return (
    <PreparedPage>
      <AccountFrame title={words.title} text={words.text}>
        {given?.isDone === false && <RefusedNote title={words.failed} refused={given.refused} />}
        <DeviceList />
        <Link to="/account/password" className="link mt-6 reachable py-1">
          {words.changePassword}
        </Link>
      </AccountFrame>
    </PreparedPage>
  )
}

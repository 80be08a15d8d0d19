import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Device } from '#contract/accounts/types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useRefresh } from '../account-calls.ts'
import { dayOf } from '../day.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { endDeed, queryForDevices } from './end-device.ts'

/** Where a person is signed in, this device first. */
export function DeviceList() {
  const words = useWords('account', english).devices
  const { data: devices = [] } = useQuery(queryForDevices())
  const inOrder = devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <>
      <ul className="border-t border-line">
        {inOrder.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
          >
            <DeviceFacts device={device} />
            {!device.isCurrent && (
              <EndForm device={device} done={words.ended}>
                {words.end}
              </EndForm>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div className="mt-6">
          <EndForm done={words.othersEnded}>{words.endOthers}</EndForm>
        </div>
      )}
    </>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  const words = useWords('account', english).devices
  const language = useLanguage()
  const facts = [
    words.signedIn(dayOf(device.signedInAt, language)),
    ...(device.isCurrent ? [] : [words.seen(dayOf(device.lastSeenAt, language))]),
    ...(device.isRemembered ? [words.remembered] : []),
  ]
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {device.name}
        {device.isCurrent && <span className="font-normal text-leaf"> · {words.current}</span>}
      </p>
      <p className="text-soft">{facts.join(', ')}</p>
    </div>
  )
}

type EndFormProps = { device?: Device; done: string; children: ReactNode }

/** Signs out one device, or all others when none is named. */
function EndForm({ device, done, children }: EndFormProps) {
  const words = useWords('account', english).devices
  const refresh = useRefresh()
  const { form, isBusy } = useOwnDeed(endDeed, {
    async onDone() {
      toast({ tone: 'success', title: done })
      await refresh(queryForDevices())
    },
    onRefused: ({ reason }) =>
      toast({ tone: 'destructive', title: words.failed, description: reason }),
  })
  return (
    <form {...form}>
      {device && <input type="hidden" name="device" value={device.id} />}
      <Button
        type="submit"
        look="quiet"
        size="sm"
        isBusy={isBusy}
        {...(device && { 'aria-label': words.endOne(device.name) })}
      >
        {isBusy ? words.ending : children}
      </Button>
    </form>
  )
}

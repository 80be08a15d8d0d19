import { useEffect, useState } from 'react'
import { CheckField } from '#web/ui/forms/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminAlerts } from '#web/words/en/admin/work/alerts.ts'
import { adminQueue } from '#web/words/en/admin/work/queue.ts'
import { type Alerts, keepAlerts, mayNotify, play, readAlerts } from '../frame/alerts.ts'
import { Panel } from '../parts/panel.tsx'

const words = adminQueue.alerts

/** How this browser tells of something new. */
export function AlertChoices() {
  const [alerts, setAlerts] = useState<Alerts>({ hasSound: false, hasNotice: false })
  const [isRefused, setRefused] = useState(false)
  useEffect(() => setAlerts(readAlerts()), [])
  const choose = (chosen: Partial<Alerts>) => {
    const next = { ...alerts, ...chosen }
    setAlerts(next)
    keepAlerts(next)
  }
  const chooseNotice = async (isWanted: boolean) => {
    const may = !isWanted || (await mayNotify(words.title))
    setRefused(!may)
    choose({ hasNotice: isWanted && may })
  }
  return (
    <Panel title={words.title}>
      <CheckField
        name="hasSound"
        label={words.sound}
        checked={alerts.hasSound}
        onChange={({ target }) => {
          choose({ hasSound: target.checked })
          if (target.checked) play()
        }}
      />
      <CheckField
        name="hasNotice"
        label={words.notice}
        checked={alerts.hasNotice}
        onChange={({ target }) => void chooseNotice(target.checked)}
      />
      {isRefused && (
        <p role="alert" className="text-sm text-lac">
          {words.refused}
        </p>
      )}
      <ToChoose />
    </Panel>
  )
}

/** The way to kinds, emails and quiet hours. */
const ToChoose = () => (
  <p className="mt-2 text-sm">
    <Link to="/admin/alerts" className="inline-flex min-h-11 items-center underline">
      {adminAlerts.toChoose}
    </Link>
  </p>
)

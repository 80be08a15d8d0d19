import { adminQueue } from '#web/words/en/admin/work/queue.ts'
import { useNow } from '../../use-now.ts'
import { SetupPanel } from '../setup/setup-panel.tsx'
import { AlertChoices } from './alert-choices.tsx'
import { QueueList } from './queue-list.tsx'
import { TodayFigures, TodayNotes } from './today-row.tsx'

/** The first screen: what is left before the shop opens, and what waits for whoever is at work. */
export function TodayScreen() {
  return (
    <>
      <SetupPanel />
      <div className="today">
        <section aria-label={adminQueue.title} className="min-w-0">
          <h2 className="text-2xl">{adminQueue.title}</h2>
          <TodayNotes />
          <QueueList now={useNow()} />
        </section>
        <aside className="grid content-start gap-4">
          <TodayFigures />
          <AlertChoices />
        </aside>
      </div>
    </>
  )
}

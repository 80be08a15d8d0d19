import { SetupPanel } from '../setup/setup-panel.tsx'
import { TodayRow } from './today-row.tsx'

/** The first screen: what is left before the shop opens, and what waits for whoever is at work. */
export function TodayScreen() {
  return (
    <>
      <SetupPanel />
      <TodayRow />
    </>
  )
}

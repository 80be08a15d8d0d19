import { admin } from '#web/words/en/admin.ts'
import { openTab } from './work-tabs.ts'

/** What the screen of an address is called: as its tab; the first one by the whole area. */
export function headingOf(pathname: string): string {
  const open = openTab(pathname)
  return open === undefined || open.place.name === 'today' ? admin.title : open.tab.label
}

/** The title of the browser's tab: what is open and where, behind how much waits when somebody looks elsewhere. */
export function browserTitle(pathname: string, name: string | null, waiting: number): string {
  const shown = name ?? headingOf(pathname)
  const title = shown === admin.title ? shown : `${shown} · ${admin.title}`
  return waiting > 0 ? `(${waiting}) ${title}` : title
}

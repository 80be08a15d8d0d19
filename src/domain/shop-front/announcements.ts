/** One line of the bar above the header. */
export type Announcement = {
  text: string
  /** Where it leads: a path of the shop or an https address; '' where it leads nowhere. */
  link: string
  /** The moments (ISO) from which and until which it is shown; null where there is none. */
  from: string | null
  until: string | null
  /** True where a visitor may put it away. */
  isDismissible: boolean
}

/** Those that are shown at a moment (ms), in the owner's order: from the first moment on, until just before the last. */
export const announcementsAt = <One extends Announcement>(all: readonly One[], nowMs: number) =>
  all.filter(
    ({ from, until }) =>
      (from === null || Date.parse(from) <= nowMs) && (until === null || nowMs < Date.parse(until)),
  )

/** True of one that is over before it begins, and would never be shown. */
export const isOverFirst = ({ from, until }: Pick<Announcement, 'from' | 'until'>) =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from)

/** The moments (ms) after this one at which the bar changes: what is kept of pages is old from then on. */
export function turnsOfBar(all: readonly Announcement[], nowMs: number): number[] {
  const moments = all.flatMap(({ from, until }) => [from, until])
  const times = moments.flatMap((at) => (at === null ? [] : [Date.parse(at)]))
  return [...new Set(times)].filter((at) => at > nowMs).sort((a, b) => a - b)
}

import { type Day, dayAfter, startOfDay } from '#domain/india-day.ts'

/** What stands on the home page below its first screen, in the order of the specification (§2). */
export const homeSections = [
  ...['newArrivals', 'premium', 'trending', 'weaves', 'craft', 'testimonials'],
  'newsletter',
] as const
export type HomeSectionName = (typeof homeSections)[number]

/** One of them as the owner has arranged it. */
export type HomeSection = {
  name: HomeSectionName
  isShown: boolean
  /** '' for what it is usually called. */
  title: string
  /** The first and the last day on which it is shown; null where there is none. */
  from: Day | null
  until: Day | null
}

const usual = (name: HomeSectionName): HomeSection => ({
  ...{ name, isShown: true, title: '', from: null, until: null },
})

/** All sections in the owner's order; one that the owner has not placed yet stands behind the one that it usually follows. */
export function allSections<Section extends HomeSection>(
  placed: readonly Section[] = [],
): (Section | HomeSection)[] {
  const rows: (Section | HomeSection)[] = placed.filter(
    ({ name }, at) => placed.findIndex((one) => one.name === name) === at,
  )
  for (const [at, name] of homeSections.entries()) {
    if (rows.some((row) => row.name === name)) continue
    rows.splice(rows.findIndex((row) => row.name === homeSections[at - 1]) + 1, 0, usual(name))
  }
  return rows
}

/** Those that are shown on a day, in order. */
export const sectionsOn = <Section extends HomeSection>(
  day: Day,
  placed?: readonly Section[],
): (Section | HomeSection)[] =>
  allSections(placed).filter(
    ({ isShown, from, until }) =>
      isShown && (from === null || from <= day) && (until === null || day <= until),
  )

/** True of one that is over before it begins, and would never be shown. */
export const isBackwards = ({ from, until }: Pick<HomeSection, 'from' | 'until'>) =>
  from !== null && until !== null && until < from

/** The moments (ms) after this one at which a section begins or is over: what is kept of the home page is old from then on. */
export function turnsOf(sections: readonly HomeSection[], nowMs: number): number[] {
  const days = sections.flatMap(({ from, until }) => [
    ...(from === null ? [] : [from]),
    ...(until === null ? [] : [dayAfter(until)]),
  ])
  return [...new Set(days.map(startOfDay))].filter((at) => at > nowMs).sort((a, b) => a - b)
}

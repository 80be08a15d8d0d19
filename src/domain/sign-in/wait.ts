/** How long somebody has to wait, in minutes, or in hours where it is long; both rounded up. */
export const waitOf = ({ minutes }: { minutes: number }) =>
  minutes < 120 ? ({ unit: 'minutes', count: minutes } as const) : inHours(minutes)

const inHours = (minutes: number) => ({ unit: 'hours', count: Math.ceil(minutes / 60) }) as const

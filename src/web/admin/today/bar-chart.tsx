type Bar = { key: string; value: number; label: string }

type BarChartProps = { title: string; bars: Bar[]; isTall?: boolean }

const width = 280
const height = 64
const gap = 3

/** A bar a day, the highest as tall as the drawing; each bar tells its figure when pointed at. */
export function BarChart({ title, bars, isTall }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value)) || 1
  const step = width / Math.max(1, bars.length)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={isTall ? 'h-40 w-full' : 'h-16 w-full'}
      role="img"
      aria-label={`${title}: ${bars.map(({ label }) => label).join('; ')}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ key, value, label }, at) => {
        const tall = value === 0 ? 1 : Math.max(3, (value / highest) * height)
        return (
          <rect
            key={key}
            x={at * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
            className={value === 0 ? 'fill-line' : 'fill-zari'}
          >
            <title>{label}</title>
          </rect>
        )
      })}
    </svg>
  )
}

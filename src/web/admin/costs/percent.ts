import { locale } from '#web/words/en/admin/locale.ts'

const whole = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })

/** A share as a whole percentage; a dash of nothing. */
export const percentOf = (share: number | null) => (share === null ? '–' : whole.format(share))

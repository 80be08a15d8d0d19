import { locale } from '#web/words/en/admin/locale.ts'

const formatOf = (maximumFractionDigits: number) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits })

const [whole, tenths] = [formatOf(0), formatOf(1)]

/** '12%' of 0.123; a dash of nothing. */
export const wholePercent = (share: number | null) => (share === null ? '–' : whole.format(share))

/** '12.3%' of 0.1234; a dash of nothing. */
export const tenthsPercent = (share: number | null) => (share === null ? '–' : tenths.format(share))

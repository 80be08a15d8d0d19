import type { KeptOfAccount } from '#contract/accounts/kept-types.ts'
import { keptKinds } from '#domain/privacy/kept-kinds.ts'

/** What stays, as an address carries it to the page after an account is gone: counts and days, nothing else. */
export const keptIn = (parts: readonly KeptOfAccount[]): string =>
  parts.map(({ what, count, until }) => [what, count, until ?? ''].join('_')).join('.')

/** The same, read again; whatever is no such part is left out. */
export const readKept = (text: string): KeptOfAccount[] =>
  text
    .slice(0, 300)
    .split('.')
    .flatMap((one) => {
      const [name, digits = '', until = ''] = one.split('_')
      const what = keptKinds.find((kind) => kind === name)
      if (what === undefined || !/^[1-9]\d{0,5}$/.test(digits)) return []
      return [{ what, count: Number(digits), until: isDay(until) ? until : null }]
    })

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

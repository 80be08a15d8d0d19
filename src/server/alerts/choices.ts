import type { Role } from '#domain/permissions.ts'
import {
  type AlertChoices,
  type AlertKind,
  alertKinds,
  alertKindsFor,
  alertWaysFor,
  firstChoices,
} from '#domain/work/alerts.ts'
import type { ChoicesRow } from './queries.ts'

const kindsIn = (list: string): AlertKind[] => {
  const named = new Set(list.split(','))
  return alertKinds.filter((kind) => named.has(kind))
}

/** What somebody has chosen, or what everybody gets. */
export const choicesIn = (row: ChoicesRow | undefined): AlertChoices =>
  row === undefined
    ? firstChoices
    : {
        email: kindsIn(row.email),
        text: kindsIn(row.text_kinds),
        browser: kindsIn(row.browser),
        quiet:
          row.quiet_from === null || row.quiet_until === null
            ? null
            : { from: row.quiet_from, until: row.quiet_until },
      }

/** The same without what this role may not be told, or cannot be. */
export function choicesFor(role: Role, row: ChoicesRow | undefined): AlertChoices {
  const [chosen, kinds] = [choicesIn(row), new Set(alertKindsFor(role))]
  const own = (list: readonly AlertKind[]) => list.filter((kind) => kinds.has(kind))
  return {
    email: own(chosen.email),
    text: own(chosen.text),
    browser: alertWaysFor(role).includes('browser') ? own(chosen.browser) : [],
    quiet: chosen.quiet,
  }
}

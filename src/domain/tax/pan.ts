import type { Paise } from '#domain/money.ts'

/** A PAN as typed: blanks and small letters are forgiven; null where it is none. */
export function readPan(text: string): string | null {
  const pan = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? pan : null
}

type Asked = { totalPaise: Paise; gstin: string | null }

/**
 * True of a sale of more than the limit that is not in the name of a GSTIN, which holds a PAN (Income-tax Rules 1962,
 * rule 114B; 2026, rules 159 to 161). Without a limit nobody is asked.
 */
export const isPanDue = ({ totalPaise, gstin }: Asked, abovePaise: Paise | undefined): boolean =>
  abovePaise !== undefined && totalPaise > abovePaise && !gstin

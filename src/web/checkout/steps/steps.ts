/** What phones show one after the other, in that order. */
export const steps = ['contact', 'address', 'payment'] as const
export type Step = (typeof steps)[number]

/** The step that the end of an address names (`#address`). */
export const stepIn = (hash: string): Step | undefined => steps.find((step) => hash === `#${step}`)

type Faults = Record<string, string>

/** The step that holds a field, by the name that refusals give it. */
export function stepOf(field: string): Step {
  if (field.startsWith('contact.')) return 'contact'
  return /^(address\.|savedAddress$|isAddressKept$|isAddressConfirmed$)/.test(field)
    ? 'address'
    : 'payment'
}

/** What is wrong within one step. */
export const faultsOf = (step: Step, faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(field) === step))

/** The first step that something is missing from; the last where nothing is. */
export function firstOpen(faults: Faults): Step {
  const open = new Set(Object.keys(faults).map(stepOf))
  return steps.find((step) => open.has(step)) ?? 'payment'
}

export const isBefore = (step: Step, other: Step) => steps.indexOf(step) < steps.indexOf(other)

/** Whichever comes first: an address may name a step before which something is still missing. */
export const earlierOf = (step: Step, other: Step): Step => (isBefore(other, step) ? other : step)

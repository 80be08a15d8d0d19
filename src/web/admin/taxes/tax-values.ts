import type { SavedTaxSettings, TaxSettings, TaxSettingsForm } from '#contract/tax/types.ts'
import { type NumberedKind, numberedKinds } from '#domain/documents/series.ts'

/** What stands in the fields; everything typed is text. */
export type TaxValues = Omit<TaxSettings, 'grievanceOfficer' | 'nodalPerson' | 'series'> & {
  series: Record<NumberedKind, string>
  officerName: string
  officerDesignation: string
  officerPhone: string
  officerEmail: string
  officerHours: string
  nodalName: string
  nodalDesignation: string
  nodalPhone: string
  nodalEmail: string
  from: string
  isAlsoLater: boolean
  reason: string
  password: string
  code: string
  version: string
}

const noLetters = Object.fromEntries(numberedKinds.map((kind) => [kind, ''])) as Record<
  NumberedKind,
  string
> // One for each kind.

const nothing: TaxSettings = {
  ...{ registration: 'unregistered', legalName: '', tradeName: '', gstin: '' },
  ...{ principalAddress: '', stateCode: '', lutNumber: '', lutValidTo: '', signatory: '' },
  ...{ mayCrossStates: false, registeredBuyerPlace: 'gstin', filing: 'monthly' },
  ...{ upiIsVerifiedMerchant: false, turnoverAbove5Crore: false, isPanAsked: false },
  grievanceOfficer: { name: '', designation: '', phone: '', email: '', hours: '' },
  nodalPerson: { name: '', designation: '', phone: '', email: '', hours: '' },
}

/** What is saved, ready to be changed from today on. */
export function valuesOf({ settings, version }: SavedTaxSettings, today: string): TaxValues {
  const { grievanceOfficer: officer, nodalPerson: nodal, series, ...rest } = settings ?? nothing
  return {
    ...rest,
    officerName: officer.name,
    officerDesignation: officer.designation,
    officerPhone: officer.phone,
    officerEmail: officer.email,
    officerHours: officer.hours,
    ...{ nodalName: nodal.name, nodalDesignation: nodal.designation },
    ...{ nodalPhone: nodal.phone, nodalEmail: nodal.email },
    series: { ...noLetters, ...series },
    isAlsoLater: true,
    ...{ from: today, reason: '', password: '', code: '', version },
  }
}

export function formOf(values: TaxValues): TaxSettingsForm {
  const { officerName, officerDesignation, officerPhone, officerEmail, officerHours, ...more } =
    values
  const { nodalName, nodalDesignation, nodalPhone, nodalEmail, ...rest } = more
  return {
    ...rest,
    grievanceOfficer: {
      name: officerName,
      designation: officerDesignation,
      phone: officerPhone,
      email: officerEmail,
      hours: officerHours,
    },
    nodalPerson: {
      name: nodalName,
      designation: nodalDesignation,
      phone: nodalPhone,
      email: nodalEmail,
      hours: '',
    },
  }
}

export type TaxFieldsProps = {
  values: TaxValues
  faults: Record<string, string>
  onChange: (change: Partial<TaxValues>) => void
}

/** What is in force on a day; null while nothing was ever said. */
export const replacedBy = ({ settings, later }: SavedTaxSettings, from: string) =>
  later.findLast((one) => one.from <= from)?.settings ?? settings

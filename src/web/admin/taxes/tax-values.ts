import type { SavedTaxSettings, TaxSettings, TaxSettingsForm } from '#contract/tax/types.ts'
import { type NumberedKind, numberedKinds } from '#domain/documents/series.ts'

/** What stands in the fields; everything typed is text. */
export type TaxValues = Omit<TaxSettings, 'grievanceOfficer' | 'series'> & {
  series: Record<NumberedKind, string>
  officerName: string
  officerDesignation: string
  officerPhone: string
  officerEmail: string
  officerHours: string
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
  upiIsVerifiedMerchant: false,
  grievanceOfficer: { name: '', designation: '', phone: '', email: '', hours: '' },
}

/** What is saved, ready to be changed from today on. */
export function valuesOf({ settings, version }: SavedTaxSettings, today: string): TaxValues {
  const { grievanceOfficer: officer, series, ...rest } = settings ?? nothing
  return {
    ...rest,
    officerName: officer.name,
    officerDesignation: officer.designation,
    officerPhone: officer.phone,
    officerEmail: officer.email,
    officerHours: officer.hours,
    series: { ...noLetters, ...series },
    isAlsoLater: true,
    ...{ from: today, reason: '', password: '', code: '', version },
  }
}

export function formOf(values: TaxValues): TaxSettingsForm {
  const { officerName, officerDesignation, officerPhone, officerEmail, officerHours, ...rest } =
    values
  return {
    ...rest,
    grievanceOfficer: {
      name: officerName,
      designation: officerDesignation,
      phone: officerPhone,
      email: officerEmail,
      hours: officerHours,
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

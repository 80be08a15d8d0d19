import type { SaleForm } from '#contract/tax/try-types.ts'

type LineValues = { key: number; taxClass: string; hsn: string; price: string; quantity: string }

/** What stands in the fields of an imagined sale; everything typed is text. */
export type TrialValues = {
  on: string
  /** 'counter', 'abroad', a state by code, or '' for the shop's own. */
  where: string
  buyerGstin: string
  discount: string
  delivery: string
  lines: LineValues[]
}

export const newLine = (key: number, taxClass: string): LineValues => ({
  ...{ key, taxClass, hsn: '', price: '', quantity: '1' },
})

export const formOf = ({ where, lines, ...rest }: TrialValues): SaleForm => ({
  on: rest.on,
  buyerGstin: rest.buyerGstin,
  ...goingTo(where),
  lines: lines.map(({ taxClass, hsn, price, quantity }) => ({
    ...{ taxClass, hsn, price: numberIn(price), quantity: numberIn(quantity) },
    isHandicraft: false,
  })),
  discount: rest.discount === '' ? 0 : numberIn(rest.discount),
  delivery: rest.delivery === '' ? 0 : numberIn(rest.delivery),
  fee: 0,
})

function goingTo(where: string): Pick<SaleForm, 'stateCode' | 'country' | 'isCounter'> {
  const nowhere = { stateCode: '', country: '', isCounter: false } as const
  if (where === 'counter') return { ...nowhere, isCounter: true }
  // Any country but India: the rules ask for no more.
  if (where === 'abroad') return { ...nowhere, country: 'US' }
  return { ...nowhere, stateCode: where as SaleForm['stateCode'] }
}

/** What is no number is for the server to refuse. */
export const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

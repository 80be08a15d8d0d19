import type { AttributeKey } from '#domain/attributes.ts'

/** What the shop calls each attribute of a saree (domain/attributes.ts). */
export const attributes = {
  fabric: 'Fabric',
  color: 'Colour',
  occasion: 'Occasion',
  weave: 'Weave',
  place: 'Woven in',
  design: 'Design',
  length: 'Length',
  blouse: 'Blouse piece',
  border: 'Border',
  pallu: 'Pallu',
  zari: 'Zari',
  weight: 'Weight',
  care: 'Care',
  fibre: 'Fibre',
  netQuantity: 'Net quantity',
  country: 'Country of origin',
  maker: 'Made or packed by',
  importer: 'Imported by',
  silkMark: 'Silk Mark no.',
  handloomMark: 'Handloom Mark no.',
  handloomBrand: 'India Handloom Brand no.',
  geographicalIndication: 'Geographical Indication no.',
} satisfies Record<AttributeKey, string>

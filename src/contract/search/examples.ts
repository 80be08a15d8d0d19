import { filterGroups, recordOf } from '#domain/attributes.ts'
import { card } from '../catalog/examples.ts'
import type { Examples } from '../schema-table.ts'
import type * as calls from './calls.ts'
import type { Facets } from './types.ts'

export const facets: Facets = {
  ...recordOf(filterGroups, () => []),
  fabrics: [{ value: 'Silk', count: 18 }],
  colors: [{ value: 'Maroon', count: 4 }],
  occasions: [{ value: 'Wedding', count: 11 }],
  weaves: [{ value: 'Korvai', count: 5 }],
  borders: [{ value: 'Temple', count: 6 }],
  zari: [{ value: 'Gold-toned', count: 9 }],
  price: { min: 1200, max: 120000 },
  bands: [
    { minPrice: null, maxPrice: 5000, count: 12 },
    { minPrice: 5000, maxPrice: null, count: 6 },
  ],
  inStock: 17,
}

export const examples: Examples<typeof calls> = {
  search: {
    input: { q: 'pattu', colors: 'Maroon,Green', maxPrice: '30000', sort: 'price-asc' },
    answer: {
      items: [card],
      total: 1,
      page: 1,
      pages: 1,
      facets,
      correctedTo: null,
      suggestions: [],
      understood: [
        {
          labels: { en: 'Silk', ta: 'பட்டு' },
          ...{ isNot: false, minPrice: null, maxPrice: null, sort: null, rest: '' },
        },
      ],
      ...{ givenUp: [], leftOut: [], elsewhere: [], help: [] },
    },
  },
  suggest: {
    input: { q: 'kanji' },
    answer: [
      {
        slug: card.slug,
        name: card.name,
        currentPrice: card.currentPrice,
        image: card.image,
        kind: 'product',
      },
    ],
  },
  complete: {
    input: { q: 'kanji' },
    answer: {
      meaning: {
        text: 'kanjivaram',
        understood: [
          {
            labels: { en: 'Kanjivaram', ta: 'காஞ்சீவரம்' },
            ...{ isNot: false, minPrice: null, maxPrice: null, sort: null, rest: '' },
          },
        ],
        count: 8,
      },
      suggestions: [],
      help: [],
    },
  },
  productFacets: { input: { fabrics: 'Silk' }, answer: facets },
}

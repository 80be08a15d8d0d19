import type { Plugin } from 'vite'

// A first visit should ask for few files: each costs a round of headers and compresses worse alone.
// A group takes what it imports with it, unless an earlier group has it: what everybody needs comes first.
const goods =
  /src\/(web\/(product\/|ui\/(carousel|picture|price|skeleton|stars|swatch)\.)|domain\/(colour|home|rating)\.)/
const home = /src\/web\/(home\/section-heading\.|words\/en\/home\.)/
// Heads need them before the sarees themselves.
const listing = /src\/web\/words\/en\/listing\./
const product = /src\/(web\/words\/en\/product|domain\/text)\./
const inner = /src\/web\/ui\/(accordion|breadcrumbs|field)\./
const pages = /src\/(web\/((pages|newsletter)\/|words\/en\/(pages|newsletter)\.))/
const signIn = /src\/web\/(sign-in\/|words\/en\/sign-in\.)/
const account = /src\/web\/(account\/|words\/en\/account\.)/
// The workshop's own words and schemas, which no shopper may carry: zod hangs on them.
const workshop =
  /src\/(web\/(admin\/|words\/en\/admin\.)|contract\/(admin|workshop|product|content|settings|mail|performance|kept)|domain\/(permissions|shop-profile)\.)/
// Of the contract only the tables: its schemas bring a validator along.
const shop = /src\/(domain|contract\/[\w-]*endpoints?\.|web\/(?!admin\/))/

const inPlaces = [goods, listing, product, home, inner, pages, signIn, account, workshop]

const groups = [
  {
    name: 'base',
    test: /vite\/preload-helper|node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\//,
  },
  // What three screens share is loaded with the first of them; the workshop's own never is.
  {
    name: 'shop',
    test: (id: string) => shop.test(id) && !inPlaces.some((own) => own.test(id)),
    minShareCount: 3,
  },
  { name: 'listing-head', test: listing },
  { name: 'product-head', test: product },
  // What shows sarees: a first visit to the home page does without it until somebody moves.
  { name: 'goods', test: goods, minShareCount: 3 },
  { name: 'home-parts', test: home, minShareCount: 2 },
  // What no first visit to the home page needs: parts of inner pages, and of those that are read.
  { name: 'inner', test: inner, minShareCount: 3 },
  { name: 'pages', test: pages, minShareCount: 3 },
  // Only for those who have, or want, an account.
  { name: 'sign-in', test: signIn, minShareCount: 3 },
  { name: 'account', test: account, minShareCount: 3 },
  { name: 'workshop', test: workshop, minShareCount: 3 },
]

/** Gathers what every page needs into one file, and what most screens share into another. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    configEnvironment(name) {
      if (name !== 'client') return
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

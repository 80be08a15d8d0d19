import type { Plugin } from 'vite'

// A first visit should ask for few files: each costs a round of headers and compresses worse alone.
const groups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\//,
  },
  // What three screens share is loaded with the first of them; the workshop's own never is.
  { name: 'shop', test: /src\/(domain|contract|web\/(?!admin\/))/, minShareCount: 3 },
  { name: 'workshop', test: /src\/web\/admin\//, minShareCount: 3 },
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

/** How many processes have died so far, as a metric; by hand, because the primary loads no library for it. */
export const deathsOf = (deaths: number) => [
  {
    name: 'pallu_process_deaths_total',
    help: 'Processes that ended unasked and were replaced.',
    type: 'counter',
    aggregator: 'sum',
    values: [{ value: deaths, labels: {} }],
  },
]

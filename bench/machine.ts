import os from 'node:os'

/** What a figure depends on besides the shop, in a line. */
export const machine = () =>
  `${os.cpus().length} x ${os.cpus()[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`

/** Load averages over 1, 5 and 15 minutes: above the number of cores, others work here too. */
export const loadAverage = () =>
  os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')

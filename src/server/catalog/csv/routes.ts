import type * as adminCalls from '#contract/catalog/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { actorOf } from '../../audit/audit.ts'
import { csvReply } from '../../platform/csv.ts'
import { type FormLimits, readForm } from '../../platform/http/body/multipart.ts'
import { spoolOf } from '../../platform/http/body/spool.ts'
import { isAllowed } from '../../platform/http/guard.ts'
import { flowOf } from '../../platform/http/observing/flow-of.ts'
import type { Call } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { exportCsv } from './export.ts'
import { importCsv, tryImport } from './import.ts'

const megabyte = 1024 * 1024
/** The file and sixty pictures. */
export const importLimits = {
  maxFiles: 61,
  maxFileBytes: 20 * megabyte,
  maxFormBytes: 250 * megabyte,
} satisfies Partial<FormLimits>

export const csvHandlers = {
  exportProducts: ({ shop, c }) =>
    csvReply(c, shop, 'products', flowOf(exportCsv(shop, mayCost(c)))),
  async importProducts({ shop, c }) {
    const form = await readForm(c.req.raw, { spool: spoolOf(shop), limits: importLimits })
    try {
      const file = await form.files['file']?.[0]?.bytes()
      if (!file) throw new ShopError('no-csv-chosen', { at: 'file' })
      const isDryRun = (form.fields['dryRun'] ?? c.req.query('dryRun') ?? '') === '1'
      const pictures = form.uploads.filter(({ field }) => field === 'images')
      const stock = form.fields['stock'] === 'replace' ? 'replace' : 'keep'
      const how = { stock, withCosts: mayCost(c) } as const
      if (!isDryRun) return await importCsv(shop, actorOf(c), file, pictures, how)
      const names = [...form.texts('pictureNames'), ...pictures.map(({ fileName }) => fileName)]
      return await tryImport(shop, file, names, how)
    } finally {
      await form.close()
    }
  },
} satisfies Partial<Handlers<typeof adminCalls>>

const mayCost = (c: Call) => isAllowed(c.get('person'), 'costs.see')

import type * as adminCalls from '#contract/translations/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { actorOf } from '../audit/audit.ts'
import { csvReply } from '../platform/csv.ts'
import { readForm } from '../platform/http/body/multipart.ts'
import { spoolOf } from '../platform/http/body/spool.ts'
import { flowOf } from '../platform/http/observing/flow-of.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { countTranslations } from './desk/count.ts'
import { exportTranslations } from './desk/export.ts'
import { importTranslations } from './desk/import.ts'
import { saveTranslation } from './desk/save.ts'
import { listTexts } from './desk/texts.ts'

const megabyte = 1024 * 1024
export const translationLimits = {
  ...{ maxFiles: 1, maxFileBytes: 40 * megabyte, maxFormBytes: 41 * megabyte },
}

export const translationHandlers: Handlers<typeof adminCalls> = {
  countTranslations: ({ shop }) => countTranslations(shop),
  exportTranslations: ({ shop, c }) =>
    csvReply(c, shop, 'translations', flowOf(exportTranslations(shop))),
  async importTranslations({ shop, c }) {
    const form = await readForm(c.req.raw, { spool: spoolOf(shop), limits: translationLimits })
    try {
      const file = await form.files['file']?.[0]?.bytes()
      if (!file) throw new ShopError('no-csv-chosen', { at: 'file' })
      const isDryRun = form.fields['dryRun'] === '1'
      const isAccepting = form.fields['accept'] === '1'
      return await importTranslations(shop, actorOf(c), file, { isDryRun, isAccepting })
    } finally {
      await form.close()
    }
  },
  listTexts: ({ shop, input }) => listTexts(shop, input),
  saveTranslation: ({ shop, c, input }) => saveTranslation(shop, actorOf(c), input),
}

import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type AdminLanguage, adminLanguages } from '../src/domain/language.ts'

const mark = /\?words=(\w+)$/
const words = /\/src\/web\/words\/en\/(?:(admin)|admin\/([\w/-]+))\.ts$/
const area = /\/src\/web\/admin\/[\w/-]+\.tsx?$/

/** The language in which a module of the admin area was asked for; undefined for English and for all others. */
export const adminLanguageOfModule = (id: string): AdminLanguage | undefined =>
  adminLanguages.find((language) => language === mark.exec(id)?.[1])

const plain = (id: string) => id.replace(mark, '')

/**
 * Builds the admin area once for each language it speaks: what is imported as `….tsx?words=ta` imports all of the admin
 * area in the same way, and in the place of the English words those of `words/ta/admin/`. Words that are not written yet
 * stay English.
 */
export function adminWords(): Plugin {
  return {
    name: 'admin-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const language =
        adminLanguageOfModule(source) ?? (importer && adminLanguageOfModule(importer))
      if (!language) return null
      const from = importer && plain(importer)
      const found = await this.resolve(plain(source), from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const [, whole, part] = words.exec(found.id) ?? []
      const file = whole ?? part
      if (file) return twinOf(found.id, file, language) ?? found
      return area.test(found.id) ? `${found.id}?words=${language}` : found
    },
  }
}

/** The same words in another language, where there are any yet. */
function twinOf(id: string, file: string, language: AdminLanguage): string | undefined {
  const twin = id.replace(words, `/src/web/words/${language}/admin/${file}.ts`)
  return existsSync(twin) ? twin : undefined
}

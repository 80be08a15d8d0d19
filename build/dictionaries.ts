import type { Plugin } from 'vite'
import { languages } from '../src/domain/language.ts'
import { adminLanguageOfModule } from './admin-words.ts'

const name = 'virtual:dictionaries'

const wordsOfOthers = new RegExp(
  `/src/web/words/(?:(?:kinship|refusals|suggestions)/)?(${languages.slice(1).join('|')})(?:/admin(?:/[\\w-]+)?|/paying)?(?:/[\\w-]+)?\\.ts$`,
)

/** The language whose words a module holds or shows; undefined for every other module, and for English. */
export const languageOfModule = (id: string) =>
  adminLanguageOfModule(id) ?? wordsOfOthers.exec(id)?.[1]

/** The language of which a module is the whole dictionary, and no part of it that is fetched later. */
const dictionaryOf = (id: string) =>
  id.endsWith(`/words/${languageOfModule(id)}.ts`) ? languageOfModule(id) : undefined

/** Tells the server where a browser finds the words of each language: as `virtual:dictionaries`. */
export function dictionaries(): Plugin {
  const addresses: Record<string, string> = {}
  return {
    name: 'dictionaries',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    // The server is built after the browser's files are.
    load: (id) =>
      id === `\0${name}` ? `export const addresses = ${JSON.stringify(addresses)}` : null,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const language = dictionaryOf(file.facadeModuleId ?? '')
        if (language) addresses[language] = `/${file.fileName}`
      }
    },
  }
}

import type { Plugin } from 'vite'
import { languageOfModule } from './dictionaries.ts'

type Chunk = { fileName: string; moduleIds: string[]; imports: string[] }

/**
 * Fails the browser build when a module of the server is part of it, naming the chain of imports, when a
 * file of the storefront would load the admin area with it, and when words of another language would
 * travel with anything but themselves.
 */
export function walls(): Plugin {
  return {
    name: 'walls',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const breach = adminLoaded(chunks) ?? languageMixed(chunks)
      if (breach) this.error(breach)
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      for (const id of this.getModuleIds()) {
        if (!id.includes('/src/server/')) continue
        const chain = [id]
        for (let at = id; ; ) {
          const importer = this.getModuleInfo(at)?.importers[0]
          if (!importer || chain.includes(importer)) break
          chain.unshift(importer)
          at = importer
        }
        const names = chain.map((module) => module.split('/src/')[1] ?? module)
        this.error(`Server code reached the browser:\n  ${names.join('\n  → ')}`)
      }
    },
  }
}

/** Its screens, its calls, its words and what only they need. */
const isOfAdmin = (id: string) =>
  /\/src\/(web\/(admin\/|words\/\w\w\/admin)|contract\/[\w-]+\/admin-)|\/node_modules\/zod\//.test(
    id,
  )

function adminLoaded(chunks: Chunk[]): string | undefined {
  const isAdmin = new Map(chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.some(isOfAdmin)]))
  for (const chunk of chunks) {
    const led = chunk.imports.find((name) => isAdmin.get(name))
    if (led && !isAdmin.get(chunk.fileName)) {
      return `The storefront would load the admin area: ${chunk.fileName} → ${led}`
    }
  }
  return undefined
}

/** A visitor fetches the words of the language of the page, and no others. */
function languageMixed(chunks: Chunk[]): string | undefined {
  const spoken = new Map<string, string>()
  for (const { fileName, moduleIds } of chunks) {
    const languages = new Set(moduleIds.map((id) => languageOfModule(id) ?? 'English'))
    if (languages.size > 1) return `${fileName} would mix ${[...languages].join(' and ')}`
    const [language = 'English'] = languages
    if (language !== 'English') spoken.set(fileName, language)
  }
  for (const { fileName, imports } of chunks) {
    // What is fetched later of a language may build on what its pages have.
    const led = imports.find(
      (name) => spoken.has(name) && spoken.get(name) !== spoken.get(fileName),
    )
    if (led) return `Words of another language would travel with ${fileName}: ${led}`
  }
  return undefined
}

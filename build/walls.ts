import type { Plugin } from 'vite'

/**
 * Fails the browser build when a module of the server is part of it, naming the chain of imports, and when
 * a file of the storefront would load the workshop with it.
 */
export function walls(): Plugin {
  return {
    name: 'walls',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const isWorkshop = new Map(
        chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.some(isOfWorkshop)]),
      )
      for (const chunk of chunks) {
        const led = chunk.imports.find((name) => isWorkshop.get(name))
        if (led && !isWorkshop.get(chunk.fileName)) {
          this.error(`The storefront would load the workshop: ${chunk.fileName} → ${led}`)
        }
      }
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

/** Its screens, its words and what only they need. */
const isOfWorkshop = (id: string) =>
  /\/src\/web\/(admin\/|words\/en\/admin)|\/node_modules\/zod\//.test(id)

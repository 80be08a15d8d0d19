import type { Plugin } from 'vite'

/** Fails the browser build when a module of the server is part of it, and names the chain of imports. */
export function walls(): Plugin {
  return {
    name: 'walls',
    apply: 'build',
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

import path from 'node:path'
import { build, type Plugin } from 'vite'

const name = 'virtual:page-scripts'
const folder = path.resolve(import.meta.dirname, '../src/web/rendering/scripts')

/** Gives the server the small scripts that stand in a page itself, each bundled into one text: as `virtual:page-scripts`. */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const lines: string[] = []
      for (const script of ['hint', 'language', 'letters', 'defer']) {
        const file = path.join(folder, `${script}.ts`)
        this.addWatchFile(file)
        lines.push(`export const ${script} = ${JSON.stringify(await textOf(file))}`)
      }
      return lines.join('\n')
    },
  }
}

/** A module and what it imports as plain JavaScript that needs nothing from around it and leaves nothing there. */
export async function textOf(entry: string): Promise<string> {
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error' },
    build: {
      ...{ write: false, minify: true, target: 'baseline-widely-available' },
      lib: { entry, formats: ['iife'], name: 'page', fileName: 'page' },
    },
  })
  const [output] = [built].flat()
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return chunk.code.trim()
}

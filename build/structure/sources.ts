import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** One source file of ours: what it imports (types too), as paths from the top of the project, and its longest functions. */
export type Source = {
  path: string
  lines: number
  isTest: boolean
  imports: string[]
  functions: LongFunction[]
}

/** A function from its first to its last line, with the name it is known by. */
export type LongFunction = { name: string; path: string; line: number; lines: number }

type Syntax = { type: string; start: number; end: number } & Record<string, unknown>

const isSource = (name: string) => /\.(tsx?|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name)

const isOfTests = (name: string) => /\.(test|e2e)\.tsx?$/.test(name)

/** Every source file below these folders. */
export function readSources(root: string, folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .map((file) => readSource(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  )
}

/** What is to be known of the file at this path. */
export function readSource(file: string, text: string): Source {
  const { module, program } = parseSync(file, text)
  const asked = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.map((entry) => entry.moduleRequest?.value),
    ),
    ...typeImports(text),
    ...module.dynamicImports.map((one) =>
      text.slice(one.moduleRequest.start, one.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ]
  const imports = asked.flatMap((wanted) => (wanted ? (pathOf(wanted, file) ?? []) : []))
  return {
    path: file,
    lines: text.split('\n').length - 1,
    isTest: isOfTests(file),
    imports: [...new Set(imports)],
    functions: functionsOf(program as unknown as Syntax, text).map((one) => ({
      ...one,
      path: file,
    })),
  }
}

/** Imports that stand inside a type: `import('./a.ts').A`. */
const typeImports = (text: string) =>
  [...text.matchAll(/\bimport\('([^'\n]+)'\)\./g)].map((one) => one[1])

/** Where an import leads inside the project; undefined for a package. */
function pathOf(wanted: string, file: string): string | undefined {
  if (wanted.startsWith('#test/')) return wanted.slice(1)
  if (wanted.startsWith('#')) return `src/${wanted.slice(1)}`
  if (wanted.startsWith('.')) return path.posix.join(path.posix.dirname(file), wanted)
  return undefined
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

function functionsOf(program: Syntax, text: string): Omit<LongFunction, 'path'>[] {
  const found: Omit<LongFunction, 'path'>[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const visit = (node: Syntax, name: string) => {
    if (functionTypes.has(node.type) && node['body']) {
      const lines = text.slice(node.start, node.end).split('\n').length
      found.push({ name: nameOf(node) ?? name, line: lineAt(node.start), lines })
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isSyntax(child)) visit(child, nameOf(node) ?? name)
      }
    }
  }
  visit(program, '')
  return found
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The name that this piece of syntax gives to what stands in it. */
function nameOf(node: Syntax): string | undefined {
  const named = node['id'] ?? (node.type === 'Property' ? node['key'] : undefined)
  return isSyntax(named) && typeof named['name'] === 'string' ? named['name'] : undefined
}

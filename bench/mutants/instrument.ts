import fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { ownPackage } from '../foreign-packages.ts'

type Spot = { line: number; column: number }

/** One small change of a file: where, and what stands there instead. */
export type Mutant = {
  id: string
  /** Where it is, below src/. */
  file: string
  location: { start: Spot; end: Spot }
  replacement: string
  status?: 'Ignored'
}
type Found = Omit<Mutant, 'file'> & { fileName: string }
type Instrumented = { files: { name: string; content: string }[]; mutants: Found[] }
type Package = {
  Instrumenter: new (
    logger: object,
  ) => {
    instrument(files: object[], options: object): Promise<Instrumented>
  }
}

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }

/** Files below src/ with all their mutants in them, each of which sleeps until it is named; Stryker's. */
export async function instrument(
  names: string[],
): Promise<{ codes: Map<string, string>; mutants: Mutant[] }> {
  const { Instrumenter }: Package = await ownPackage('mutants', '@stryker-mutator/instrumenter')
  const sources = names.map((name) => {
    const file = path.resolve('src', name)
    return { name: file, mutate: true, content: fs.readFileSync(file, 'utf8') }
  })
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
    ...{ plugins: null, ignorers: [], excludedMutations: [] },
  })
  return {
    codes: new Map(files.map(({ name, content }) => [name, stripTypeScriptTypes(content)])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map((found) => ({ ...found, file: path.relative(path.resolve('src'), found.fileName) })),
  }
}

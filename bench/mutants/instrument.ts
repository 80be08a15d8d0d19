import fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { ownPackage } from '../foreign-packages.ts'

/** One small change of a file: where, and what stands there instead. */
export type Mutant = {
  id: string
  location: { start: { line: number; column: number } }
  replacement: string
  status?: 'Ignored'
}
type Instrumented = { files: { content: string }[]; mutants: Mutant[] }
type Package = {
  Instrumenter: new (
    logger: object,
  ) => {
    instrument(files: object[], options: object): Promise<Instrumented>
  }
}

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }

/** A file with all its mutants in it, each of which sleeps until it is named; Stryker's. */
export async function instrument(file: string): Promise<{ code: string; mutants: Mutant[] }> {
  const { Instrumenter }: Package = await ownPackage('mutants', '@stryker-mutator/instrumenter')
  const content = fs.readFileSync(file, 'utf8')
  const { files, mutants } = await new Instrumenter(silent).instrument(
    [{ name: path.resolve(file), mutate: true, content }],
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  const code = stripTypeScriptTypes(files[0]?.content ?? '')
  return { code, mutants: mutants.filter(({ status }) => status !== 'Ignored') }
}

import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { jobHandlers, schedule } from './job-handlers.ts'
import { calls, emails, jobs } from './modules.ts'
import * as nouns from './nouns.ts'

const server = path.resolve(import.meta.dirname, '..')
const contract = path.resolve(server, '../contract')
const foldersWith = (folder: string, isOne: (files: string[]) => boolean) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory() && isOne(fs.readdirSync(path.join(folder, one.name))))
    .map((one) => one.name)

describe('the list of nouns', () => {
  it('names every folder of the server that has a module', () => {
    const listed = [...read('app/nouns.ts').matchAll(/from '\.\.\/([\w-]+)\/module\.ts'/g)]
    expect(listed.map(([, folder]) => folder).sort()).toEqual(
      foldersWith(server, (files) => files.includes('module.ts')).sort(),
    )
    expect(Object.keys(nouns)).toHaveLength(listed.length)
  })

  it('leaves no call of the contract unserved', () => {
    const said = fs
      .readdirSync(contract, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[/-])calls\.ts$/.test(file))
      .flatMap((file) => [...read(`../contract/${file}`).matchAll(/^export const (\w+) =/gm)])
      .map(([, name]) => name)
    expect(calls.map(({ name }) => name).sort()).toEqual(said.sort())
    expect(said.length).toBeGreaterThan(150)
  })

  it('gives each call, email and job a name of its own', () => {
    const ofPlatform = ['post-letter', 'send-text', 'sweep-uploads']
    for (const names of [
      calls.map(({ name }) => name),
      calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
      emails.map(({ name }) => name),
      [...jobs.map(({ kind }) => kind), ...ofPlatform],
    ]) {
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
    expect(Object.keys(jobHandlers)).toHaveLength(jobs.length + ofPlatform.length)
  })

  it('asks the clock for the jobs that nobody else asks for', () => {
    expect(Object.keys(schedule).filter((kind) => !(kind in jobHandlers))).toEqual([])
    expect(schedule).toMatchObject({
      'announce-orders': { everyMs: 60_000 },
      'warn-of-backups': { everyMs: 21_600_000 },
    })
  })

  it('is read by the roof alone: a noun never imports the module of another', () => {
    const importers = fs
      .readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== path.join('app', 'nouns.ts'))
      .filter((file) => /\/module\.ts'/.test(read(file)))
    expect(importers).toEqual([])
  })
})

function read(file: string): string {
  return fs.readFileSync(path.join(server, file), 'utf8')
}

import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import server from '../bin/server.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const words = [
  'node',
  '--disable-warning=ExperimentalWarning',
  ...server.flags,
  'src/server/main.ts',
]

describe('the shop starts as with npm start', () => {
  it('in a container', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
    expect(JSON.parse(command)).toEqual(words)
  })

  it('as a service', () => {
    const [, command] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read('deploy/pallu.service')) ?? []
    expect(command).toBe(words.join(' '))
  })

  it.each(['Dockerfile', 'deploy/pallu.service'])('with its environment in %s', (file) => {
    const said = Object.fromEntries(
      [...read(file).matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    )
    // Each way has a folder of its own for what was compiled.
    const { NODE_COMPILE_CACHE, ...env } = server.env
    expect(said).toMatchObject({ ...env, NODE_COMPILE_CACHE: expect.stringMatching(/^\//) })
  })
})

it('compose.yaml hands on every setting that the image does not decide', () => {
  const asked = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  const decided = ['PORT', 'HOST', 'DATA_DIR']
  const handed = [...read('compose.yaml').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, n]) => n)
  expect(asked.length).toBeGreaterThan(25)
  expect(asked.filter((name) => ![...decided, ...handed].includes(name))).toEqual([])
})

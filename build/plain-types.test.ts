import fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

it('Node can run every file of the server as it is', () => {
  const broken: string[] = []
  for (const room of ['src/server', 'src/domain', 'src/contract', 'bench']) {
    const files = fs.readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const name = path.join(room, file)
      try {
        stripTypeScriptTypes(fs.readFileSync(path.join(root, name), 'utf8'))
      } catch (error) {
        broken.push(`${name}: ${error}`)
      }
    }
  }
  expect(broken).toEqual([])
})

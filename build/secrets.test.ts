import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isText, secretsIn } from './secrets.ts'

const root = path.resolve(import.meta.dirname, '..')
const kindsIn = async (text: string) => (await secretsIn('a.ts', text)).map(({ kind }) => kind)

describe('a secret', () => {
  // Put together here, so that none stands in this file.
  const many = (sign: string, count: number) => sign.repeat(count)
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const { privateKey } = generateKeyPairSync('ed25519')
  it.each([
    ['a private key', String(privateKey.export(pem))],
    ['a key of a cloud', `${'AK'}IA${many('Q7', 8)}`],
    ['a live key of the gateway', `${'rzp'}_live_${many('a1', 7)}`],
    ['a token of a code host', `${'gh'}p_${many('aB1', 12)}`],
    [
      'a signed token',
      ['ey', 'J', many('a', 12), '.eyJ', many('b', 12), '.', many('c', 12)].join(''),
    ],
    ['a password in an address', `https://owner:${many('p4ss', 3)}@git.pallu.in/a.git`],
    ['a password of a database', `postgres://owner:${many('p4ss', 3)}@db.example/shop`],
    ['a private address', `192.${'168'}.4.7`],
  ])('is seen: %s', async (_, text) => {
    expect(await kindsIn(`const a = 1\nconst b = '${text}'`)).not.toEqual([])
  })

  it('is named with its line and without itself, whatever a comment beside it says', async () => {
    const key = `${'gh'}p_${many('aB1', 12)}`
    const found = await secretsIn('a.ts', `// secretlint-disable\nconst a = '${key}'`)
    expect(found.map(({ line }) => line)).toContain(2)
    expect(JSON.stringify(found)).not.toContain(key)
  })

  it('is not what only speaks of one', async () => {
    expect(
      await kindsIn("const token = tokenOf('password', process.env['SMTP_PASSWORD'])"),
    ).toEqual([])
  })
})

it('no file of the repository holds a secret (S47)', async () => {
  if (!fs.existsSync(path.join(root, '.git'))) return
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const names = execFileSync('git', asked, { cwd: root, encoding: 'utf8' }).split('\0')
  const files = names.filter((name) => name && fs.existsSync(path.join(root, name)))
  expect(files.length).toBeGreaterThan(500)
  const found = []
  for (const file of files) {
    const bytes = fs.readFileSync(path.join(root, file))
    if (isText(bytes)) found.push(...(await secretsIn(file, bytes.toString())))
  }
  expect(found).toEqual([])
})

import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { calls } from '#server/app/modules.ts'
import { importLimits } from '#server/catalog/csv/routes.ts'
import { strangersLimits } from '#server/platform/http/body/multipart.ts'
import { uploadLimits } from '#server/platform/media/upload/upload-limits.ts'
import server from '../bin/server.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '..')
const megabyte = 1024 * 1024
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const words = [
  'node',
  '--disable-warning=ExperimentalWarning',
  ...server.flags,
  'src/server/app/main.ts',
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

it('every image is pinned by digest, whatever its tag is given next', () => {
  const dockerfile = read('Dockerfile')
  const [, node] = /^ARG NODE=(\S+)$/m.exec(dockerfile) ?? []
  expect(dockerfile.match(/^FROM .+/gm)?.filter((from) => !/^FROM \$\{NODE\}/.test(from))).toEqual(
    [],
  )
  const images = [...read('compose.yaml').matchAll(/^\s+image: (\S+)$/gm)]
    .map(([, image]) => image)
    // Built from the Dockerfile beside it.
    .filter((image) => image !== 'pallu')
  expect(images).toHaveLength(4)
  for (const image of [node, ...images]) expect(image).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}$/)
})

it('the containers start with no password that everybody knows: each has to be said', () => {
  const said = [...read('compose.yaml').matchAll(/^\s+(\w*(?:PASSWORD|SECRET\w*)): (\S+)/gm)]
  const needed = said.filter(([, name]) => !/^(?:SECRET_KEY|RAZORPAY_|SMTP_)/.test(name ?? ''))
  expect(needed.length).toBeGreaterThan(3)
  for (const [, name, value] of needed)
    expect([name, value]).toEqual([name, expect.stringMatching(/:\?/)])
  expect(read('compose.yaml')).toMatch(/DATABASE_URL: postgres:\/\/pallu:\$\{POSTGRES_PASSWORD:\?/)
})

it('Caddy asks for https in its own answers too, and logs no address (nginx.test.ts tries nginx)', () => {
  const file = read('deploy/Caddyfile')
  const policy = '"max-age=63072000; includeSubDomains"'
  expect(file).toContain(`\theader ?Strict-Transport-Security ${policy}`)
  expect(file).toMatch(/handle_errors \{\s+header Strict-Transport-Security "/)
  expect(file).toMatch(
    /fields \{\s+request>uri delete\s+request>headers delete\s+resp_headers>Location/,
  )
})

it('nginx speaks no TLS that is out of date, and no cipher without forward secrecy, whatever its age', () => {
  const conf = read('deploy/nginx.conf')
  expect(conf).toMatch(/^ {4}ssl_protocols TLSv1\.2 TLSv1\.3;$/m)
  expect(conf).toMatch(/^ {4}ssl_ciphers (?:ECDHE\+(?:AESGCM|CHACHA20):?)+;$/m)
})

describe('a proxy lets through what the shop takes, and little more', () => {
  const all = calls.map(({ endpoint }) => endpoint)
  /** Megabytes that a call may send: the import has limits of its own. */
  const wanted = (one: AnyEndpoint) => {
    if (one.path === '/api/admin/products/import') return importLimits.maxFormBytes / megabyte
    if (!one.takesFiles) return 100 / 1024
    const isStaff = one.guard.startsWith('staff:')
    return (isStaff ? uploadLimits : strangersLimits).maxFormBytes / megabyte
  }
  const addressOf = ({ path: address }: AnyEndpoint) => address.replace(/\{\w+\}/g, 'a1')
  const places: [string, (address: string) => number][] = [
    ['nginx.conf', nginxSizes()],
    ['Caddyfile', caddySizes()],
  ]

  it.each(places)('deploy/%s', (_file, sizeFor) => {
    for (const one of all) expect(sizeFor(addressOf(one))).toBeGreaterThan(wanted(one))
    const { maxFormBytes } = importLimits
    expect(sizeFor('/api/admin/products/import')).toBeLessThan(maxFormBytes / megabyte + 5)
    const photographs = all.filter((one) => one.takesFiles && one.guard === 'anyone')
    expect(photographs).toHaveLength(3)
    for (const one of photographs) expect(sizeFor(addressOf(one))).toBeLessThan(wanted(one) + 5)
    for (const address of ['/api/users/login', '/checkout', '/api/orders/a1', '/api/contact']) {
      expect(sizeFor(address)).toBe(1)
    }
  })

  /** nginx: a regular expression before the longest prefix, else what the server says. */
  function nginxSizes() {
    const text = read('deploy/nginx.conf')
    const places = [...text.matchAll(/location (~ )?(\S+) \{([^}]*)\}/g)].map(
      ([, isPattern, place = '', body = '']) => {
        const [, size] = /client_max_body_size (\d+)m;/.exec(body) ?? []
        return { isPattern: Boolean(isPattern), place, size: size ? Number(size) : usual() }
      },
    )
    function usual() {
      return Number(/^ {4}client_max_body_size (\d+)m;/m.exec(text)?.[1])
    }
    return (address: string) => {
      const pattern = places.find((one) => one.isPattern && new RegExp(one.place).test(address))
      const prefixes = places.filter((one) => !one.isPattern && address.startsWith(one.place))
      const longest = prefixes.toSorted((one, other) => other.place.length - one.place.length)[0]
      return (pattern ?? longest)?.size ?? usual()
    }
  }

  /** Caddy: the smallest of all that match. */
  function caddySizes() {
    const text = read('deploy/Caddyfile')
    const size = (name: string) =>
      Number(new RegExp(`request_body @${name} \\{\\s+max_size (\\d+)MiB`).exec(text)?.[1])
    const [, pattern = ''] = /@photographs path_regexp (\S+)/.exec(text) ?? []
    const [, prefix = ''] = /@admin path (\S+)\*/.exec(text) ?? []
    const [, others = ''] = /@others \{([^@]*?)\n\t\}/.exec(text) ?? []
    expect(others.trim().split(/\n\s*/)).toEqual([
      `not path_regexp ${pattern}`,
      `not path ${prefix}*`,
    ])
    return (address: string) => {
      if (new RegExp(pattern).test(address)) return size('photographs')
      return address.startsWith(prefix) ? size('admin') : size('others')
    }
  }
})

it('.env.example names every setting that the shop reads', () => {
  const config = read('src/server/platform/config.ts')
  const known = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
  const told = read('.env.example')
  // The primary tells each of its processes its number.
  const ofPrimary = ['WORKER_NUMBER']
  expect(known.length).toBeGreaterThan(40)
  expect(
    known.filter(
      (name) => !new RegExp(`^#?${name}=`, 'm').test(told) && !ofPrimary.includes(name ?? ''),
    ),
  ).toEqual([])
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

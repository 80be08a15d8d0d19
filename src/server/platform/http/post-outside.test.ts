import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { deliveryFault } from '#domain/programs/delivery-fault.ts'
import { isPublicAddress, mayBePublic, postOutside } from './post-outside.ts'

it('goes to no machine of the shop, its network or its provider, however it is spelled', () => {
  const closed = ['127.0.0.1', '10.0.0.0', '172.16.0.0', '192.168.0.0', '169.254.169.254']
  const others = ['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1']
  const sixes = [
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.0',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ]
  for (const address of [...closed, ...others, ...sixes, 'nonsense', '']) {
    expect([address, isPublicAddress(address)]).toEqual([address, false])
  }
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  }
  const spelled = ['2130706433', '0x7f.1', '0177.0.0.1', '[::1]', 'localhost', 'a.localhost']
  for (const host of spelled) {
    expect([host, mayBePublic(new URL(`https://${host}/`))]).toEqual([host, false])
  }
  expect(mayBePublic(new URL('https://hooks.example.in/a'))).toBe(true)
})

it('does not go by a name that leads to this machine', async () => {
  const { signal } = new AbortController()
  const post = (url: string) =>
    Promise.resolve().then(() =>
      postOutside({ url, body: '', headers: {}, mayBePrivate: false, signal }),
    )
  await expect(post('http://127.0.0.1:9/')).rejects.toThrow('private')
  // The name of the machine itself stands in its list of hosts; where it does not, it leads nowhere.
  const { hostname } = await import('node:os')
  await expect(post(`http://${hostname()}:9/`)).rejects.toThrow()
})

it('says of a program that does not answer in time that it was late', async () => {
  const server = http.createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A TCP server has a port.
  const sent = { url: `http://127.0.0.1:${port}/`, body: '{}', headers: {}, mayBePrivate: true }
  const late = await postOutside({ ...sent, signal: AbortSignal.timeout(50) }).catch(String)
  expect(deliveryFault(String(late))).toBe('late')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

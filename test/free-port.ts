import { once } from 'node:events'
import net from 'node:net'

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo // It listens on a port, not on a pipe.
  await once(probe.close(), 'close')
  return port
}

import type { Shop } from '../../platform/shop.ts'

/** Where passkeys of the shop are good: its origin, and its host name as the "relying party id" (WebAuthn §5.1.2). */
export function shopAddress({ config }: Pick<Shop, 'config'>): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(config.publicUrl)
  return { origin, rpId: hostname }
}

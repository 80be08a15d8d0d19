/** The cookie that keeps where a visitor has said that parcels go; scripts read it, so that no page is made for one visitor. */
export const toldPinName = (isHttps: boolean) => (isHttps ? '__Host-pin' : 'pin')

const ofHost = /(?:^|;\s*)__Host-pin=([1-9]\d{5})(?:;|$)/
const plain = /(?:^|;\s*)pin=([1-9]\d{5})(?:;|$)/

/** What a Cookie header or `document.cookie` tells; null where nobody has said it. */
export function toldPinIn(cookies: string | null | undefined): string | null {
  const found = ofHost.exec(cookies ?? '') ?? plain.exec(cookies ?? '')
  return found?.[1] ?? null
}

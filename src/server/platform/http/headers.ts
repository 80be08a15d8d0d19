import { isAdminPath } from '#domain/language.ts'
import type { Config } from '../config.ts'

/** What every reply of the shop says about itself, whatever it is. */
export function safetyHeaders({
  isHttps,
  hasHstsPreload,
}: Pick<Config, 'isHttps' | 'hasHstsPreload'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions('()'),
    ...(isHttps && {
      'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hasHstsPreload ? '; preload' : ''}`,
    }),
  }
}

const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`

/** What a page may ask of its browser: those of staff may look through the camera, to read the code of a slip. */
export const permissionsAt = (path: string) => permissions(isAdminPath(path) ? '(self)' : '()')

/** The content policy of a page whose inline scripts are named by nonce or hash; nothing else runs. */
export function contentPolicy(scripts: string[], isDevelopment = false): string {
  return [
    "default-src 'none'",
    `script-src ${isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    // Of all that the shop answers, a newsletter that is looked at may stand in one (email-policy.ts).
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ')
}

/** For what is not a page: nothing may run, load or frame it. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Of a page that is the same for everybody: browsers ask again each time, shared caches keep it so long that together
 * with the shop's own patience (cache/freshness.ts) nobody sees one that is older than 10 s (specification §9).
 */
export const sharedPage = 'public, max-age=0, s-maxage=2, stale-while-revalidate=6'

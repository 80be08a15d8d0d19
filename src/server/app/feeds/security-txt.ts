const dayMs = 86_400_000

/** Where to report a weakness (RFC 9116); it names an end half a year away, to the day. */
export function securityTxt(publicUrl: string, email: string, now: number): string {
  const expires = new Date(Math.floor(now / dayMs + 180) * dayMs).toISOString()
  return [
    `Contact: ${email ? `mailto:${email}` : `${publicUrl}/contact`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What the owner wrote; the server lets nothing through that could run (S16). */
export function Prose({ html }: { html: string | undefined }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved and when it was sent.
  return <div className="prose [&>:first-child]:mt-0" dangerouslySetInnerHTML={{ __html: html }} />
}

type Copy = { etag: string; lastModified: string | undefined }
type Known = { noneMatch: string | undefined; modifiedSince: string | undefined }

/** True when the visitor's copy is still right: If-None-Match alone where it is sent, as RFC 9110 §13.2.2 says. */
export function isUnchanged({ etag, lastModified }: Copy, { noneMatch, modifiedSince }: Known) {
  if (noneMatch !== undefined)
    return noneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  if (modifiedSince === undefined || lastModified === undefined) return false
  const changed = Date.parse(lastModified)
  return changed > 0 && Date.parse(modifiedSince) >= changed
}

/** What the names of drafts of the admin area begin with in a browser's store. */
export const draftPrefix = 'draft:'

/** Drops every draft that this browser keeps: whoever sits here next must not find them. */
export function dropEveryDraft() {
  try {
    const names = Object.keys(localStorage)
    for (const name of names) if (name.startsWith(draftPrefix)) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

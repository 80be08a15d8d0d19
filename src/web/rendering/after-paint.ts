/** How long a page that nobody sees is waited for: it paints nothing. */
const unseenMs = 100

/** Until what was changed just now can be seen: what is dear and not seen itself belongs behind it. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, unseenMs)
  })

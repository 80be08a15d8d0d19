/** What a visitor sees when the pages themselves fail: needs nothing that could be missing. */
export function brokenPage(): Response {
  const words = 'Nothing of yours is lost. Please try again in a moment.'
  return plainPage(500, 'Something went wrong', 'Something went wrong on our side', words)
}

/** What a visitor sees while there is too much to do for a fresh page. */
export function busyPage(): Response {
  const words =
    'Very many people are here right now. Your cart is safe. Please try again in a few seconds.'
  return plainPage(503, 'One moment, please', 'One moment, please', words)
}

function plainPage(status: number, title: string, heading: string, words: string): Response {
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${heading}</h1>
<p>${words}</p>
<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>
</html>
`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

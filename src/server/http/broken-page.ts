/** What a visitor sees when the pages themselves fail: needs nothing that could be missing. */
export function brokenPage(): Response {
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Something went wrong</title>
<h1>Something went wrong on our side</h1>
<p>Nothing of yours is lost. Please try again in a moment.</p>
<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>
</html>
`
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

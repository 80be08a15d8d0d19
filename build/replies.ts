import { parseSync } from 'vite'

/** A part of a program as the parser tells it: each kind has fields of its own. */
type Part = { type: string; start: number; end: number; [field: string]: unknown }

const isPart = (value: unknown): value is Part => typeof Object(value).type === 'string'
const partOf = (value: unknown): Part | undefined => (isPart(value) ? value : undefined)
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : [])

/**
 * The statements of a test that make a call which writes something and throw away what the shop said to it: alone, among
 * others at once (`Promise.all`), or in a function of the same file that answers with it.
 */
export function thrownAway(name: string, text: string): string[] {
  const program = partOf(parseSync(name, text).program)
  const all = program ? below(program) : []
  const named = functionsByName(all)
  const careless = all.filter(
    (part) => part.type === 'ExpressionStatement' && isAwaited(part['expression'], text, named),
  )
  return careless.map(({ start, end }) => text.slice(start, end).split('\n')[0] ?? '')
}

type Named = Map<string, Part>

function below(part: Part): Part[] {
  const within = Object.values(part).flatMap((value) => [partOf(value) ?? [], partsOf(value)])
  return [part, ...within.flat().flatMap(below)]
}

/** `const claim = () => …` and `function claim() …`. */
function functionsByName(all: Part[]): Named {
  const named: Named = new Map()
  for (const part of all) {
    const name = partOf(part['id'])?.['name']
    const body = part.type === 'VariableDeclarator' ? partOf(part['init']) : part
    if (typeof name === 'string' && body && /Function/.test(body.type)) named.set(name, body)
  }
  return named
}

const isAwaited = (part: unknown, text: string, named: Named) =>
  partOf(part)?.type === 'AwaitExpression' && isReply(partOf(part)?.['argument'], text, named)

/** Whether this is what the shop said to a call that writes, or several of them. */
function isReply(value: unknown, text: string, named: Named): boolean {
  const part = partOf(value)
  if (part?.type === 'AwaitExpression') return isReply(part['argument'], text, named)
  if (part?.type === 'ConditionalExpression')
    return [part['consequent'], part['alternate']].some((way) => isReply(way, text, named))
  if (part?.type === 'ArrayExpression')
    return partsOf(part['elements']).some((one) => isReply(one['argument'] ?? one, text, named))
  if (part?.type !== 'CallExpression') return false
  const called = partOf(part['callee'])
  const said = called ? text.slice(called.start, called.end) : ''
  const given = partsOf(part['arguments'])
  if (/^Promise\.all(?:Settled)?$/.test(said)) return isReply(given[0], text, named)
  if (said === 'Array.from') return answersReply(given[1], text, named)
  if (/\.(?:map|flatMap)$/.test(said)) return answersReply(given[0], text, named)
  if (called?.type === 'Identifier') return answersReply(called, text, named)
  return (
    /\.(?:post|put|del)$|\brequest\.delete$/.test(said) &&
    !/(?:\bmedia|\bstorage|^openS3\(.*\))\.\w+$/.test(said)
  )
}

/** Whether a function gives back such a reply. */
function answersReply(value: unknown, text: string, named: Named): boolean {
  const given = partOf(value)
  const isName = given?.type === 'Identifier'
  const work = isName ? named.get(String(given['name'])) : given
  const body = partOf(work?.['body'])
  if (!body) return false
  // A function that calls itself ends here.
  const others = new Map([...named].filter(([, one]) => one !== work))
  if (body.type !== 'BlockStatement') return isReply(body, text, others)
  const back = partsOf(body['body']).filter(({ type }) => type === 'ReturnStatement')
  return back.some((one) => isReply(one['argument'], text, others))
}

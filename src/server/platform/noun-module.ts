import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { CallSchema, Example, Examples, SchemaTable } from '#contract/schema-table.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Cluster } from './cluster/cluster.ts'
import type { Handler, Handlers } from './http/serve.ts'
import type { JobHandler } from './jobs/jobs.ts'
import type { Turns } from './jobs/schedule.ts'
import type { Email } from './mail/email.ts'
import type { Shop } from './shop.ts'
import type { Text } from './texts/text.ts'

// biome-ignore lint/suspicious/noExplicitAny: any call will do; callsOf has proved the types of each.
export type AnySchema = CallSchema<any>

/** What this process knows of itself and its siblings, for the calls that ask about just that. */
export type Process = {
  shop: Shop
  cache: PageCache | undefined
  cluster: Cluster
  /** How long the last requests took: milliseconds by path. */
  times: () => Record<string, number[]>
  /** Asks for a page as a stranger would. */
  visit: (address: string) => Promise<Response>
}

/** One call with all that is known of it. */
export type ModuleCall = {
  name: string
  endpoint: AnyEndpoint
  schema: AnySchema
  example: Example<unknown, unknown> | undefined
  answererIn: (process: Process) => Handler<AnyEndpoint>
}

/** What a noun brings to the roof, which folds over it: its `module.ts` exports one, `app/nouns.ts` lists them. */
export type NounModule = {
  /** Its heading on the API page. */
  title: string
  calls?: ModuleCall[]
  /** The modules of the contract whose exported schemas keep their names in the API document. */
  types?: Record<string, unknown>[]
  /** By kind: what does it, and how often the clock asks for it, if it does. */
  jobs?: Record<string, { jobHandler: JobHandler } & Partial<Turns>>
  emails?: Email<never>[]
  texts?: Text<never>[]
}

type Told<Table> = {
  schemas: SchemaTable<Table>
  examples?: Examples<Table>
  /** What answers each call; made once a process where the calls are about the process itself. */
  answers: Handlers<Table> | ((process: Process) => Handlers<Table>)
}

/** The calls of a table with schema, example and answer: a call without an answer does not compile. */
export function callsOf<Table extends Record<string, AnyEndpoint>>(
  table: Table,
  { schemas, examples = {}, answers }: Told<Table>,
): ModuleCall[] {
  const answersIn = typeof answers === 'function' ? oncePerProcess(answers) : () => answers
  return Object.entries(table).map(([name, endpoint]) => ({
    name,
    endpoint,
    // Each has been held against the table by its name; here it is whichever call it is.
    schema: schemas[name] as AnySchema,
    example: examples[name] as ModuleCall['example'],
    answererIn: (process) => answersIn(process)[name] as Handler<AnyEndpoint>,
  }))
}

function oncePerProcess<Made>(make: (process: Process) => Made): (process: Process) => Made {
  const made = new WeakMap<Process, Made>()
  return (process) => {
    const known = made.get(process) ?? make(process)
    made.set(process, known)
    return known
  }
}

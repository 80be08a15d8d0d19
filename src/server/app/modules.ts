import type { NounModule } from '../platform/noun-module.ts'
import * as nouns from './nouns.ts'

/** What each noun brings, in the order of their names. */
export const modules: NounModule[] = Object.values(nouns)

/** Every call of the shop. */
export const calls = modules.flatMap(({ calls = [] }) => calls)

/** Every email of the shop; what each is told is checked where it is sent. */
export const emails = modules.flatMap(({ emails = [] }) => emails)

/** Every text message of the shop. */
export const texts = modules.flatMap(({ texts = [] }) => texts)

/** Every job that a noun asks for, by its kind. */
export const jobs = modules.flatMap(({ jobs = {} }) =>
  Object.entries(jobs).map(([kind, job]) => ({ kind, ...job })),
)

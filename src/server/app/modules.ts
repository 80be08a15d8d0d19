import type { NounModule } from '../platform/module.ts'
import * as nouns from './nouns.ts'

/** What each noun brings, in the order of their names. */
export const modules: NounModule[] = Object.values(nouns)

/** Every call of the shop. */
export const calls = modules.flatMap((module) => module.calls)

import { z } from 'zod'
import { figureNames } from '#domain/figures/figures.ts'
import { type SetupStep, setupLacks, setupSteps } from '#domain/setup.ts'

/** What is left to do before the shop opens, and whether it is open. */
export const Setup = z.object({
  isOpen: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps as [SetupStep, ...SetupStep[]]),
      isDone: z.boolean(),
      /** What it still wants. */
      lacks: z.array(z.enum(setupLacks)),
    }),
  ),
})
export type Setup = z.infer<typeof Setup>

/** What the owner's texts say now, in English, for each name that she may write in braces; null for nothing. */
export const ToldFigures = z.record(z.enum(figureNames), z.string().nullable())
export type ToldFigures = z.infer<typeof ToldFigures>

import type { ShownStory } from '#contract/settings/types.ts'
import { type FiguresToRead, fillFields } from '#domain/figures/figures.ts'
import type { profileIn } from './translate-profile.ts'

type Said = Awaited<ReturnType<typeof profileIn>>

/** What every page says of the shop, with what holds now in place of names in braces. */
export const fillProfile = (profile: Said, figures: FiguresToRead): Said => ({
  ...fillFields(profile, ['tagline', 'heroTitle', 'heroText', 'banner'], figures),
  craft: profile.craft.map((step) => fillFields(step, ['title', 'text'], figures)),
  care: profile.care.map((one) => fillFields(one, ['text'], figures)),
})

/** The same of what single pages tell; a question whose answer has nothing to say is left out, and a group without others. */
export function fillStory(story: ShownStory, figures: FiguresToRead): ShownStory {
  const asked = (questions: ShownStory['shippingQuestions']) =>
    questions
      .map((one) => fillFields(one, ['question', 'answer'], figures))
      .filter(({ answer }, at) => answer !== '' || questions[at]?.answer === '')
  return {
    journey: story.journey.map((stage) => fillFields(stage, ['title', 'text'], figures)),
    team: story.team,
    shippingQuestions: asked(story.shippingQuestions),
    questions: story.questions
      .map((one) => ({ ...one, items: asked(one.items) }))
      .filter(({ items }, at) => items.length > 0 || story.questions[at]?.items.length === 0),
  }
}

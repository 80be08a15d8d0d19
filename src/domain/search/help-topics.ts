export const helpTopics = ['shipping', 'returns', 'track', 'payment', 'contact', 'care'] as const
/** A question that a page of the shop answers, and no saree. */
export type HelpTopic = (typeof helpTopics)[number]

import { get, onceOpen } from '../endpoint.ts'
import type { StoriesAsked, Story, StoryBySlug, StoryPage } from './types.ts'

export const listStories = onceOpen(get<StoriesAsked, StoryPage>('/api/stories', 'anyone'))
export const getStory = onceOpen(get<StoryBySlug, Story>('/api/stories/{slug}', 'anyone'))

import { del, get, post, put, unkept } from '../endpoint.ts'
import type {
  OneStory,
  StaffStoriesAsked,
  StaffStory,
  StaffStoryPage,
  StoryForm,
  StorySeen,
  WrittenStory,
} from './admin-types.ts'
import type { Story } from './types.ts'

export const listAllStories = unkept(
  get<StaffStoriesAsked, StaffStoryPage>('/api/admin/stories', 'staff:content.edit'),
)
export const createStory = post<StoryForm, StaffStory>('/api/admin/stories', 'staff:content.edit')
export const updateStory = put<OneStory & StoryForm, StaffStory>(
  '/api/admin/stories/{id}',
  'staff:content.edit',
)
export const deleteStory = del<StorySeen, undefined>(
  '/api/admin/stories/{id}',
  'staff:content.edit',
)
export const previewStory = unkept(
  post<WrittenStory, Story>('/api/admin/stories/preview', 'staff:content.edit'),
)

import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  OneStory,
  StaffStoriesAsked,
  StaffStory,
  StaffStoryPage,
  StoryForm,
  StorySeen,
  WrittenStory,
} from './admin-types.ts'
import type * as calls from './calls.ts'
import { StoriesAsked, Story, StoryBySlug, StoryPage } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  listStories: {
    summary: 'A page of the journal, the newest first.',
    input: StoriesAsked,
    answer: StoryPage,
  },
  getStory: {
    summary: 'One story with the pieces it shows; an old slug finds it too.',
    input: StoryBySlug,
    answer: Story,
    errors: [404],
  },
  listAllStories: {
    summary: 'A page of all stories, drafts too, the latest first.',
    input: StaffStoriesAsked,
    answer: StaffStoryPage,
  },
  createStory: {
    summary: 'Adds a story; its HTML is sanitised. Without a moment it is a draft.',
    input: StoryForm,
    answer: StaffStory,
    errors: [404, 409],
  },
  updateStory: {
    summary: 'Saves a story; a changed slug keeps its old address alive.',
    input: OneStory.extend(StoryForm.shape),
    answer: StaffStory,
    errors: [404, 409],
  },
  deleteStory: {
    summary: 'Deletes a story.',
    input: StorySeen,
    answer: z.undefined(),
    errors: [404, 409],
  },
  previewStory: {
    summary: 'How readers would see a story like this; nothing is written.',
    input: WrittenStory,
    answer: Story,
  },
}

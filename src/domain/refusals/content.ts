import { conflict, invalid, notFound } from './entry.ts'

export const ofContent = {
  'no-such-page': notFound('This page does not exist.'),
  'no-such-text': notFound('The shop says nothing under this name any more.'),
  'page-slug-taken': conflict('A page with this slug already exists.'),
  'page-of-the-shop': conflict(
    ({ title }: { title: string }) => `“${title}” is part of the shop and cannot be deleted.`,
  ),
  'announcement-over-first': invalid('The announcement ends before it begins.'),
  'no-such-story': notFound('This story does not exist.'),
  'story-slug-taken': conflict('A story with this slug already exists.'),
  'no-such-newsletter': notFound('This newsletter does not exist.'),
  'newsletter-under-way': conflict(
    'This newsletter is being sent or has been sent, so it can no longer be changed.',
  ),
  'newsletter-moved-on': conflict(
    'This newsletter has moved on in the meantime. Please look at its state and try again.',
  ),
  'newsletter-in-the-past': invalid('Choose a moment in the future, within a year.'),
  'newsletter-empty': invalid('This newsletter has no content yet.'),
  'newsletter-without-readers': invalid('No reader has confirmed their address yet.'),
  'no-mail-server': conflict('No mail server is set up (SMTP_URL), so nothing can be sent.'),
  'nothing-to-send-again': conflict('There is nobody left to send it to again.'),
  'nothing-moved': notFound('Nothing of this name has moved.'),
  'category-slug-taken': conflict('A category with this slug already exists.'),
  'category-name-taken': conflict('A category with this name already exists.'),
  'name-taken': conflict('This name is taken.'),
  'same-category': invalid('Choose another category for these products.'),
  'no-such-testimonial': notFound('This testimonial does not exist.'),
}

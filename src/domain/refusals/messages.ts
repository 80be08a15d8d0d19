import { conflict, invalid, notFound, tooMany, unsupportedType } from './entry.ts'

export const ofMessages = {
  'no-such-message': notFound('There is no such message.'),
  'no-video-chosen': invalid('Please choose a video.'),
  'video-of-another-kind': unsupportedType('Only MP4, MOV and WebM videos can be sent.'),
  'no-such-video': conflict('This video was sent already or is gone. Please choose it again.'),
  'video-over': notFound('This video can no longer be seen.'),
  'messages-enough': tooMany(
    'We have several messages from you already and are reading them. Please wait an hour.',
  ),
  'message-is-complaint': conflict('This message is a complaint already.'),
  'no-such-complaint': notFound('There is no such complaint.'),
  'complaints-enough': tooMany(
    'We have several complaints from you already and are reading them. Please wait an hour.',
  ),
  'complaint-open': conflict('This complaint is open already.'),
  'complaint-resolved': conflict('This complaint is resolved already.'),
  'reopen-too-late': conflict(
    ({ days }: { days: number }) =>
      `A complaint can be reopened within ${days} days. Please send a new one.`,
  ),
  'too-many-photos': invalid(({ most }: { most: number }) => `Please send at most ${most} photos.`),
}

export const ofNewsletter = {
  'confirm-link-over': notFound('This link no longer works. Please subscribe once more.'),
  'unknown-link': notFound('We do not know this link.'),
  'no-such-reader': notFound('There is no such reader.'),
}

export const ofChats = {
  'no-such-chat': notFound('This chat does not exist.'),
  'chat-over': conflict('This chat has become an order or was released already.'),
  'nothing-free': conflict('Nothing of this draft is free any more.'),
  'chats-enough': conflict('You have several chats open already. Please go on with one of them.'),
}

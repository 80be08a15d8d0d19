import { creating, get, post, unkept } from '../endpoint.ts'
import type { MessageForm, MessageTaken, SentVideo, VideoLink } from './types.ts'

export const sendMessage = creating(post<MessageForm, MessageTaken>('/api/contact', 'anyone'))
/** What the link in the email of a video shows; the file itself lies under `/videos/{token}`. */
export const readVideo = unkept(get<VideoLink, SentVideo>('/api/videos/{token}', 'anyone'))

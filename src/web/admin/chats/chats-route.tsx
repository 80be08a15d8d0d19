import { ChatsTab } from './chats-tab.tsx'

export default function ChatsRoute() {
  return <ChatsTab />
}

import { MessagesTab } from './messages-tab.tsx'

export default function MessagesRoute() {
  return <MessagesTab />
}

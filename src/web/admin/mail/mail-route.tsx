import { MailTab } from './mail-tab.tsx'

export default function MailRoute() {
  return <MailTab />
}

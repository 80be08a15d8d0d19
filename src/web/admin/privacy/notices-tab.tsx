import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listNotices } from '#contract/privacy/admin-calls.ts'
import type { StaffNotice } from '#contract/privacy/admin-types.ts'
import { languages } from '#domain/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { queryFor } from '../../cache.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'
import { FindConsents } from './find-consents.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'

const words = adminPrivacy.notices

/** What shoppers are told, purpose by purpose, and what they have agreed to. */
export function NoticesTab() {
  const asked = useQuery({ ...queryFor(listNotices, {}), refetchOnMount: 'always' })
  return (
    <PrivacyFrame>
      <p className="max-w-prose text-soft">{words.text}</p>
      <Loaded asked={asked} height="h-96">
        {(notices) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {notices.map((notice) => (
              <NoticePanel key={notice.purpose} notice={notice} />
            ))}
          </div>
        )}
      </Loaded>
      <FindConsents />
    </PrivacyFrame>
  )
}

function NoticePanel({ notice }: { notice: StaffNotice }) {
  const [isEditing, setEditing] = useState(false)
  const { purpose, version, by, fromAt, needsConsent, consents, olderConsents, texts } = notice
  const missing = languages.filter((language) => texts[language] === '')
  return (
    <Panel
      title={adminPrivacy.purposes[purpose]}
      action={
        <Button look="quiet" size="sm" onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
      }
    >
      <p className="text-sm text-soft">
        {words.version(version, by)} · <When at={fromAt} />
      </p>
      <p className="text-sm text-soft">
        {needsConsent ? words.asks : words.asksNot}
        {needsConsent && ` · ${words.consents(consents, olderConsents)}`}
      </p>
      <p className="py-3 break-words whitespace-pre-line">{texts.en}</p>
      {missing.length > 0 && (
        <p className="pb-2 text-sm text-lac">
          {words.missing(missing.map((one) => adminTranslations.names[one]).join(', '))}
        </p>
      )}
      <Link to={`/notices/${purpose}`} className="link inline-block py-1.5">
        {words.see}
      </Link>
      {isEditing && <NoticeDialog notice={notice} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

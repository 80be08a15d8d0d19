import { pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { issueLinks } from '../issue-links.ts'
import { languageOfSubscriber } from '../queries.ts'

/** Asks whoever wants the newsletter for the proof that the address is theirs. */
export const subscriptionToConfirm = defineEmail<{ subscriberId: number }>(
  'confirm-subscription',
  async ({ subscriberId }, { shop, profile, link }) => {
    const tokens = await issueLinks(shop, subscriberId)
    if (!tokens) return null
    const language = await languageOfSubscriber(shop.db.read, subscriberId)
    const all = emailWords(language)
    const words = all.newsletter
    return {
      language,
      subject: words.subject(profile.name),
      preview: words.preview,
      title: words.title,
      blocks: [
        {
          kind: 'text',
          text: words.text(profile.name),
        },
        {
          kind: 'button',
          label: words.subscribe,
          // In the path, not behind a #: the page works without JavaScript.
          address: link(pathIn(language, `/newsletter/confirm/${tokens.confirm}`)),
        },
        { kind: 'small', text: all.linkWorks.days7 },
      ],
      reason: words.reason(profile.name),
      unsubscribe: link(`/newsletter/unsubscribe/${tokens.unsubscribe}`),
      isSecret: true,
    }
  },
)

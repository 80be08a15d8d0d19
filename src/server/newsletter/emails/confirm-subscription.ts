import { defineEmail } from '../../platform/mail/email.ts'
import { issueLinks } from '../issue-links.ts'

/** Asks whoever wants the newsletter for the proof that the address is theirs. */
export const subscriptionToConfirm = defineEmail<{ subscriberId: number }>(
  'confirm-subscription',
  async ({ subscriberId }, { shop, profile, link }) => {
    const tokens = await issueLinks(shop, subscriberId)
    if (!tokens) return null
    return {
      subject: `${profile.name}: please confirm your subscription`,
      preview: 'One tap, and you will hear of new arrivals and special offers.',
      title: 'One more step',
      blocks: [
        {
          kind: 'text',
          text: `Somebody, we hope you, asked ${profile.name} to write to this address about new arrivals and special offers. Please confirm that you want this.`,
        },
        {
          kind: 'button',
          label: 'Yes, subscribe me',
          // In the path, not behind a #: the page works without JavaScript.
          address: link(`/newsletter/confirm/${tokens.confirm}`),
        },
        { kind: 'small', text: 'The link works for seven days.' },
      ],
      reason: `You get this letter because this address was entered at ${profile.name}. If that was not you, do nothing: we will not write again.`,
      unsubscribe: link(`/newsletter/unsubscribe/${tokens.unsubscribe}`),
      isSecret: true,
    }
  },
)

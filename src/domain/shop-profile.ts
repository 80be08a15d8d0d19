/** What the owner has to say before shoppers can reach and pay the shop. */
export type Reachable = {
  name: string
  whatsapp: string
  phone: string
  email: string
  address: string
  social: readonly unknown[]
  team: readonly unknown[]
  questions: readonly unknown[]
}

const texts = ['name', 'whatsapp', 'phone', 'email', 'address'] as const
const lists = ['social', 'team', 'questions'] as const
export type ReachField = (typeof texts)[number] | (typeof lists)[number]

/** What a new shop is called until its owner says otherwise. */
export const starterName = 'My saree shop'

/** True for the name of a new shop, and for the numbers and addresses of the demo shop, where nobody answers. */
export function isPlaceholder(field: (typeof texts)[number], text: string): boolean {
  if (field === 'name') return text.trim() === starterName
  if (field === 'email') return /[@.]example(?:\.\w+)?$/i.test(text.trim())
  if (field === 'whatsapp' || field === 'phone') return /0{8}$/.test(text.replace(/\D/g, ''))
  return field === 'address' && /(?:^|\s)00\s/.test(text)
}

/** What is still empty, or still a placeholder. */
export function unsaidFields(profile: Reachable): ReachField[] {
  return [
    ...texts.filter((field) => {
      const text = profile[field].trim()
      return text === '' || isPlaceholder(field, text)
    }),
    ...lists.filter((field) => profile[field].length === 0),
  ]
}

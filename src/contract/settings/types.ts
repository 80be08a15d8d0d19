import { z } from 'zod'
import { homeSections } from '#domain/home-page/home-sections.ts'
import { paymentMethods } from '#domain/payment-methods.ts'
import { policy } from '#domain/policy.ts'
import { chatNumber } from '#domain/whatsapp.ts'
import { DeliveryTerms } from '../delivery/types.ts'
import { proof, text, words } from '../form-fields.ts'
import { inEnglish } from '../translated.ts'
import { ShownAnnouncement, ShownMenus } from './shop-front-types.ts'

export const Display = z.enum(['grid', 'carousel'])
export type Display = z.infer<typeof Display>

const Count = z.int().min(policy.sectionCount.min).max(policy.sectionCount.max)

/** A section of the home page as its owner has arranged it. */
export const HomeSection = z.object({
  name: z.enum(homeSections),
  isShown: z.boolean(),
  /** '' for what it is usually called. */
  title: text(60),
  /** The first and the last day on which it is shown. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  ...inEnglish,
})

/** The six settings of the home page (spec §3), and the order of its sections. */
export const Settings = z.object({
  newArrivalsDisplay: Display,
  premiumProductsDisplay: Display,
  trendingProductsDisplay: Display,
  newArrivalsCount: Count,
  premiumProductsCount: Count,
  trendingProductsCount: Count,
  /** Left out while they stand in their usual order; left out of what is saved, they stay as they are. */
  sections: z.array(HomeSection).max(homeSections.length).optional(),
})
export type Settings = z.infer<typeof Settings>

/** Without the spaces around it, which nobody means. */
const trimmed = z.string().trim()

const Question = z.object({ question: trimmed, answer: trimmed })
const FabricCare = z.object({ fabric: text(60), text: text(400) })
const Shown = z.object({ picture: trimmed, alt: trimmed, title: trimmed, text: trimmed })

/** The same as staff save them, with the version that they read (platform/edit-version.ts). */
export const EditedSettings = Settings.extend({ version: z.string().max(40).optional() })
export type EditedSettings = z.infer<typeof EditedSettings>

/** The picture that stands for the shop's name; it is one that the shop keeps. */
export const Logo = z.object({
  src: z
    .string()
    .regex(/^\/uploads\/[0-9a-f]{32}\.(?:jpg|webp)$/)
    .meta({ examples: ['/uploads/0f3c6e7d9a8b5c4d1e2f3a4b5c6d7e8f.webp'] }),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
})
export type Logo = z.infer<typeof Logo>

/** What every page says of the shop: header, footer, contact, the home page. */
export const ShopProfile = z.object({
  name: words(60),
  /** Left out until the owner has chosen; null where the name itself stands in the header. */
  logo: Logo.nullish(),
  tagline: text(160),
  heroTitle: text(120),
  heroText: text(240),
  /** The picture at the top of the home page, on wide and on tall screens. */
  heroWide: text(200),
  heroTall: text(200),
  heroAlt: text(200),
  banner: text(160),
  /** Digits with country code, as wa.me wants them; empty when unset. */
  whatsapp: text(20),
  phone: text(30),
  email: text(120),
  address: text(300),
  hours: text(80),
  social: z.array(z.object({ name: trimmed, url: trimmed })),
  cardLogos: z.array(trimmed),
  upiId: text(80),
  craft: z.array(Shown),
  /** How fabrics are looked after, where the owner says it; of pages from before there was one, none. */
  care: z.array(FabricCare).max(40).default([]),
})
export type ShopProfile = z.infer<typeof ShopProfile>

/** Whether strangers see the shop, or that it opens soon. */
export const Opening = z.object({ isOpen: z.boolean() })
export type Opening = z.infer<typeof Opening>

/** The same as every page is told it in its language, with what follows from other settings. */
/** Who sells and who answers complaints, as the law wants it at the foot of every page. */
export const ShownSeller = z.object({
  legalName: z.string(),
  address: z.string(),
  /** Null of a seller without one. */
  gstin: z.string().nullable(),
  /** Name, designation, phone and email of the grievance officer, as far as they are said. */
  officer: z.array(z.string()),
})
export type ShownSeller = z.infer<typeof ShownSeller>

export const ShownShop = z.object({
  ...ShopProfile.shape,
  craft: z.array(Shown.extend(inEnglish)),
  care: z.array(FabricCare.extend(inEnglish)).default([]),
  ...inEnglish,
  /** False while only staff see the shop. */
  isOpen: z.boolean(),
  /** The ways to pay that are switched on and ready. */
  methods: z.array(z.enum(paymentMethods)),
  /** What it promises of delivery and returns. Releases before this one say nothing. */
  delivery: DeliveryTerms.optional(),
  /** Null until the owner has said it. */
  seller: ShownSeller.nullish(),
  /** At or below this many left, product pages say how many. Releases before this one say nothing. */
  fewLeft: z.int().optional(),
  /** For so many hours a piece that came free is kept for the first who waits for it. */
  offerHours: z.int().optional(),
  /** How a code to sign in may come beside by email; left out where it does not. */
  textCodes: z.enum(['sms', 'whatsapp']).optional(),
  /** True while shoppers can buy gift cards. */
  sellsGiftCards: z.boolean().optional(),
  /** What the bar above the header says now; left out where nothing is announced. */
  announcements: z.array(ShownAnnouncement).optional(),
  /** Left out where the usual links stand in header and footer. */
  menus: ShownMenus.optional(),
})
export type ShownShop = z.infer<typeof ShownShop>

/** What single pages tell at length: About, Shipping and Returns, FAQs. */
export const ShopStory = z.object({
  journey: z.array(Shown),
  team: z.array(z.object({ name: trimmed, role: trimmed })),
  shippingQuestions: z.array(Question),
  questions: z.array(z.object({ group: trimmed, items: z.array(Question) })),
})
export type ShopStory = z.infer<typeof ShopStory>

const ShownQuestion = Question.extend(inEnglish)

/** The same as pages tell it in their language. */
export const ShownStory = z.object({
  journey: z.array(Shown.extend(inEnglish)),
  team: z.array(ShopStory.shape.team.element.extend(inEnglish)),
  shippingQuestions: z.array(ShownQuestion),
  questions: z.array(z.object({ group: z.string(), items: z.array(ShownQuestion), ...inEnglish })),
})
export type ShownStory = z.infer<typeof ShownStory>

/** All that the owner writes about the shop. */
export const WholeProfile = z.object({ ...ShopProfile.shape, ...ShopStory.shape })
export type WholeProfile = z.infer<typeof WholeProfile>

/** The same as staff read and save it, with the version that they read. */
export const EditedProfile = WholeProfile.extend({ version: z.string().max(40).optional() })
export type EditedProfile = z.infer<typeof EditedProfile>

const Social = z.object({ name: text(60), url: z.url({ protocol: /^https$/ }).max(300) })

/** The same as it is saved: what a page from before a part was told of leaves out stays as it was. */
export const ProfileForm = EditedProfile.extend({
  /** Visitors follow them, so they lead to https alone. */
  social: z.array(Social).max(20),
  whatsapp: z
    .string()
    .trim()
    .overwrite(chatNumber)
    .regex(/^(?:[1-9]\d{7,14})?$/),
  email: text(120).pipe(z.union([z.literal(''), z.email()])),
  care: ShopProfile.shape.care.unwrap().optional(),
  /** Where the UPI ID changes. */
  ...proof,
})
export type ProfileForm = z.infer<typeof ProfileForm>

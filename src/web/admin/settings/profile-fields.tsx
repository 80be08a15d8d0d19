import type { ComponentProps, ReactNode } from 'react'
import type { WholeProfile } from '#contract/settings/types.ts'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { FigureList } from '../parts/figures/figure-list.tsx'
import { FigureRemarks } from '../parts/figures/figure-remarks.tsx'
import { LogoField } from './logo-field.tsx'
import { PathField } from './path-field.tsx'

const words = admin.settings.shop

export type ProfilePartProps = {
  profile: WholeProfile
  faults: Record<string, string>
  onChange: (change: Partial<WholeProfile>) => void
}

type TextName = Exclude<
  {
    [Name in keyof WholeProfile]: WholeProfile[Name] extends string ? Name : never
  }[keyof WholeProfile],
  undefined
>

/** Everything of the profile that is a single line or paragraph. */
export function ProfileFields({ profile, faults, onChange }: ProfilePartProps) {
  const field = (name: TextName, maxLength: number) => ({
    label: words.fields[name],
    value: profile[name],
    maxLength,
    error: faults[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const picture = (name: 'heroWide' | 'heroTall') => ({
    label: words.fields[name],
    value: profile[name],
    onChange: (src: string) => onChange({ [name]: src }),
  })
  return (
    <>
      <ProfileSection title={words.sections.shop}>
        <TextField {...field('name', 60)} required />
        <TextField {...field('tagline', 160)} />
        <LogoField
          profile={profile}
          error={faults['logo']}
          onChange={(logo) => onChange({ logo })}
        />
        <div className={wide}>
          <TextField {...field('banner', 160)} hint={words.fields.bannerHint} />
          <FigureRemarks text={profile.banner} hasPreview />
        </div>
        <FigureList className={wide} />
      </ProfileSection>
      <ContactFields field={field} />
      <HeroFields {...{ profile, field, picture }} />
      <ProfileSection title={words.sections.payment}>
        <CardLogos logos={profile.cardLogos} onChange={(cardLogos) => onChange({ cardLogos })} />
      </ProfileSection>
    </>
  )
}

const wide = 'sm:col-span-2'

type FieldOf = (
  name: TextName,
  maxLength: number,
) => {
  label: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

type HeroFieldsProps = {
  profile: WholeProfile
  field: FieldOf
  picture: (name: 'heroWide' | 'heroTall') => ComponentProps<typeof PathField>
}

function HeroFields({ profile, field, picture }: HeroFieldsProps) {
  return (
    <ProfileSection title={words.sections.hero}>
      <TextField {...field('heroTitle', 120)} />
      <TextField {...field('heroAlt', 200)} />
      <div className={wide}>
        <TextAreaField {...field('heroText', 240)} />
        <FigureRemarks text={profile.heroText} hasPreview />
      </div>
      <PathField {...picture('heroWide')} />
      <PathField {...picture('heroTall')} />
    </ProfileSection>
  )
}

function ContactFields({ field }: { field: FieldOf }) {
  return (
    <ProfileSection title={words.sections.contact}>
      <TextField {...field('whatsapp', 20)} hint={words.fields.whatsappHint} inputMode="tel" />
      <TextField {...field('phone', 30)} inputMode="tel" />
      <TextField {...field('email', 120)} type="email" />
      <TextField {...field('hours', 80)} />
      <TextAreaField {...field('address', 300)} className={wide} />
    </ProfileSection>
  )
}

type CardLogosProps = { logos: string[]; onChange: (logos: string[]) => void }

/** A name a line; what was left empty goes once the field is left. */
function CardLogos({ logos, onChange }: CardLogosProps) {
  return (
    <TextAreaField
      label={words.fields.cardLogos}
      hint={words.fields.cardLogosHint}
      rows={6}
      value={logos.join('\n')}
      onChange={(event) => onChange(event.target.value.split('\n'))}
      onBlur={() => onChange(logos.map((one) => one.trim()).filter(Boolean))}
    />
  )
}

function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border border-line bg-card px-4 pt-2 pb-4">
      <legend className="px-1 font-medium">{title}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

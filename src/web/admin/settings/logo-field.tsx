import type { ShopProfile } from '#contract/settings/types.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { ShopLogo } from '../../shell/own/shop-logo.tsx'
import { PictureChoice } from './picture-choice.tsx'

const words = admin.settings.shop.fields

type LogoFieldProps = {
  profile: Pick<ShopProfile, 'name' | 'logo'>
  error: string | undefined
  onChange: (logo: ShopProfile['logo']) => void
}

/** What stands in the shop's header: a picture as it was sent, or the shop's name. */
export function LogoField({ profile: { name, logo }, error, onChange }: LogoFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would begin another part of the form.
    <div role="group" aria-label={words.logo} className="sm:col-span-2">
      <span className="mb-1.5 block font-medium">{words.logo}</span>
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <ShopLogo logo={logo} name={name} />
        ) : (
          <span className="text-soft">{logo === null ? words.nameUsed : words.logoUnchosen}</span>
        )}
        <span>
          <PictureChoice
            label={words.logo}
            onKept={({ src, width, height }) => onChange({ src, width, height })}
          />
        </span>
        {logo !== null && (
          <Button look="quiet" size="sm" onClick={() => onChange(null)}>
            {words.useName}
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm text-soft">{words.logoHint}</p>
      {error && <FieldError id="logo-error">{error}</FieldError>}
    </div>
  )
}

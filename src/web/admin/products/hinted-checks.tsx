import { useFormContext } from 'react-hook-form'
import { CheckField } from '#web/ui/forms/field.tsx'
import type { ProductValues } from './product-values.ts'

type Check = { name: CheckName; label: string; hint: string }
type CheckName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends boolean ? Name : never
}[keyof ProductValues]

/** Boxes of the product form, each with what it means below its name. */
export function HintedChecks({
  checks,
  className,
}: {
  checks: readonly Check[]
  className: string
}) {
  const { register } = useFormContext<ProductValues>()
  return (
    <div className={className}>
      {checks.map(({ name, label, hint }) => (
        <CheckField
          key={name}
          {...register(name)}
          label={
            <>
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-soft">{hint}</span>
            </>
          }
        />
      ))}
    </div>
  )
}

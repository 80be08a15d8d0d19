import { useQuery } from '@tanstack/react-query'
import { listCodRules, saveCodRules } from '#contract/cod/admin-calls.ts'
import type { CodRule } from '#contract/cod/types.ts'
import { listCategories } from '#contract/content/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { adminCod as words } from '#web/words/en/admin/cod.ts'
import { queryFor } from '../../cache.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { moved } from '../parts/lists/use-order.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { RuleFields } from './rule-fields.tsx'
import { newRule, type RuleValues, rulesIn, valuesOf } from './rule-values.ts'
import { TryRules } from './try-rules.tsx'

const asked = queryFor(listCodRules, {})
const labels = { rules: words.list }

/** The owner's rules for cash at the door, in their order, and what they would decide (R31). */
export function RulesPanel() {
  const rules = useQuery({ ...asked, refetchOnMount: 'always' })
  return (
    <Panel title={words.title}>
      <p className="max-w-prose pb-3 text-soft">{words.text}</p>
      <Loaded asked={rules} height="h-40">
        {(saved) => <RulesForm saved={saved} />}
      </Loaded>
      <TryRules />
    </Panel>
  )
}

function RulesForm({ saved }: { saved: CodRule[] }) {
  const { data: categories = [] } = useQuery(queryFor(listCategories, {}))
  const form = useSettings({
    ...{ saved, queryKey: asked.queryKey, valuesOf, read: rulesIn },
    send: asJson(saveCodRules),
    says: { done: words.saved, failed: words.failed },
    newerOf: (_before, current) => (current as { rules: CodRule[] }).rules, // What `outdated` carries of rules.
  })
  const { rules } = form.values
  const set = (next: RuleValues[]) => form.set({ rules: next })
  return (
    <SettingsForm form={form} labels={labels} words={words}>
      {rules.length === 0 && <p className="pb-3">{words.none}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {rules.map((rule, at) => (
          <RuleFields
            key={rule.id ?? `new-${at}`}
            place={at + 1}
            count={rules.length}
            rule={rule}
            categories={categories}
            faults={faultsOf(form.faults, at)}
            onChange={(change) => set(rules.with(at, { ...rule, ...change }))}
            onMove={(by) => set(moved(rules, at, at + by))}
            onRemove={() => set(rules.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Button look="quiet" size="sm" className="mt-4" onClick={() => set([...rules, newRule])}>
        <PlusIcon className="size-4" />
        {words.add}
      </Button>
    </SettingsForm>
  )
}

/** Those of one rule, without its place. */
function faultsOf(faults: Record<string, string>, at: number): Record<string, string> {
  const own = `rules.${at}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentence]) =>
      name.startsWith(own) ? [[name.slice(own.length).split('.')[0] ?? '', sentence]] : [],
    ),
  )
}

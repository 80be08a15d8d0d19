import { type ActionFunctionArgs, type MetaArgs, useActionData, useHref } from 'react-router'
import { askForData } from '#contract/privacy/calls.ts'
import type { DataRequestForm } from '#contract/privacy/request-types.ts'
import { dataRequestKinds } from '#domain/privacy/data-request.ts'
import { myData as english } from '#web/words/en/my-data.ts'
import { useWords } from '#web/words/words.ts'
import { actionContext, formOf, orRefusal, type Refusal, textIn } from '../../acting.ts'
import { headOf } from '../../head.ts'
import { renderContext } from '../../loading.ts'
import { PageFrame } from '../../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../../prepared.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { FaultSummary } from '../../ui/forms/fault-summary.tsx'
import { SelectField, TextAreaField } from '../../ui/forms/field.tsx'
import { useLeadToFault } from '../../ui/forms/lead-to-fault.ts'
import { NoticeLinks } from '../notice-links.tsx'

type Typed = { kind: string; email: string; words: string }
type Asked = { typed: Typed; refusal: Refusal | undefined }

/** A plain form for everybody: the answer is the page on which the code is entered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const action = actionContext(context)
  const { language } = context.get(renderContext)
  const form = await formOf(request)
  const typed = {
    kind: textIn(form, 'kind'),
    email: textIn(form, 'email'),
    words: textIn(form, 'words'),
  }
  // What is not chosen the server refuses, with words beside the field.
  const asked = { ...typed, language, website: textIn(form, 'website') } as DataRequestForm
  const { answer, refusal } = await orRefusal(action.ask(askForData, asked))
  if (answer) return action.lead(`/my-data/${answer.id}`)
  return action.show<Asked>({ typed, refusal }, refusal.status)
}

export function meta({ matches }: MetaArgs) {
  const { dataTitle, dataText } = wordsOf(matches, 'myData', english)
  return headOf({ ...shopOf(matches), title: dataTitle, description: dataText, path: '/my-data' })
}

export default function AskRoute() {
  const words = useWords('myData', english)
  const given = useActionData<Asked>()
  return (
    <PageFrame title={words.dataTitle} text={words.dataText} aside={<NoticeLinks />}>
      <AskForm typed={given?.typed} refusal={given?.refusal} />
      <p className="measure mt-8 text-soft">{words.keeps}</p>
    </PageFrame>
  )
}

type AskFormProps = { typed: Typed | undefined; refusal: Refusal | undefined }

function AskForm({ typed, refusal }: AskFormProps) {
  const words = useWords('myData', english)
  const errors = refusal?.fields ?? {}
  const form = useLeadToFault(refusal)
  return (
    <form
      ref={form}
      method="post"
      action={useHref('/my-data')}
      noValidate
      className="grid max-w-xl gap-5"
    >
      {refusal && (
        <FaultSummary
          title={words.askFailed}
          refusal={refusal}
          form="asked"
          labels={{ kind: words.kind, email: words.email, words: words.about }}
        />
      )}
      <KindField chosen={typed?.kind} error={errors['kind']} />
      <EmailField
        id="asked-email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={typed?.email}
        error={errors['email']}
      />
      <AboutField typed={typed?.words} error={errors['words']} />
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      <Button type="submit" size="lg" className="justify-self-start">
        {words.ask}
      </Button>
    </form>
  )
}

function KindField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const words = useWords('myData', english)
  return (
    <SelectField
      label={words.kind}
      id="asked-kind"
      name="kind"
      required
      defaultValue={chosen ?? ''}
      error={error}
    >
      <option value="">{words.choose}</option>
      {dataRequestKinds.map((kind) => (
        <option key={kind} value={kind}>
          {words.kinds[kind]}
        </option>
      ))}
    </SelectField>
  )
}

function AboutField({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  const words = useWords('myData', english)
  return (
    <TextAreaField
      label={words.about}
      id="asked-words"
      name="words"
      isOptional
      hint={words.aboutHint}
      maxLength={4000}
      defaultValue={typed}
      error={error}
    />
  )
}

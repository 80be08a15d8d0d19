import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { proveContact } from '#contract/privacy/calls.ts'
import { myData as english } from '#web/words/en/my-data.ts'
import { useWords } from '#web/words/words.ts'
import { actionContext, formOf, orRefusal, type Refusal, textIn } from '../../acting.ts'
import { headOf } from '../../head.ts'
import { PageFrame } from '../../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../../prepared.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { Link } from '../../ui/link.tsx'

/** The code of the email, and with it the page of the request. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const action = actionContext(context)
  const id = Number(params['id'])
  const code = textIn(await formOf(request), 'code')
  const { answer, refusal } = await orRefusal(action.ask(proveContact, { id, code }))
  if (answer) return action.lead(`/my-data/${id}/${answer.secret}`)
  return action.show<{ refusal: Refusal }>({ refusal }, refusal.status)
}

export function meta({ matches }: MetaArgs) {
  const { codeTitle: title, dataText: description } = wordsOf(matches, 'myData', english)
  return headOf({ ...shopOf(matches), title, description, path: '/my-data', isHidden: true })
}

export default function CodeRoute() {
  const words = useWords('myData', english)
  const refusal = useActionData<{ refusal: Refusal }>()?.refusal
  return (
    <PageFrame title={words.codeTitle} text={words.codeText}>
      <form method="post" noValidate className="grid max-w-xl gap-5">
        <RefusedNote title={words.codeFailed} refused={refusal} />
        <TextField
          label={words.code}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className="max-w-48"
          error={refusal?.fields['code']}
        />
        <Button type="submit" size="lg" className="justify-self-start">
          {words.prove}
        </Button>
      </form>
      <Link to="/my-data" className="link mt-6 reachable py-1.5">
        {words.askAgain}
      </Link>
    </PageFrame>
  )
}

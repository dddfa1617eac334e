import { type Flash } from './flash.ts'
import { pendingFlash } from './flash-notice.tsx'
import { type Typed, typedHere } from './typed-cookie.ts'

/** The result of the form that was posted before this page. */
interface PostedForm {
  flash: Flash | undefined
  typed: Typed | undefined
  /** The messages of the refused fields, by name. */
  wrong: Readonly<Record<string, string | undefined>>
}

/** Reads it. @param refusals The message for each reason. A forged cookie may name another reason: it has no message. */
export async function postedForm(
  refusals: Readonly<Record<string, string | { text: string }>>,
): Promise<PostedForm> {
  const [flash, typed] = await Promise.all([pendingFlash(), typedHere()])
  const wrong = Object.entries(typed?.wrong ?? {}).map(([field, reason]) => {
    const known = Object.hasOwn(refusals, reason) ? refusals[reason] : undefined
    return [field, typeof known === 'object' ? known.text : known]
  })
  return { flash, typed, wrong: Object.fromEntries(wrong) as PostedForm['wrong'] }
}

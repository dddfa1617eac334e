import { useEffect, useState } from 'react'
import type { Visitor } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import type { Form } from '../form/form-context.tsx'
import { placeInWords } from '../form/place-in-words.ts'
import { modelOf, useDesk } from '../context/desk-context.tsx'

/** Known to the service alone: who has it speaks for this tab. */
const key = crypto.randomUUID()

/** What others are told one is called. */
export const ownName = {
  get: (): string => localStorage.getItem('desk:name') ?? 'Somebody',
  set: (name: string): void => localStorage.setItem('desk:name', name.trim() || 'Somebody'),
}

/** Who else has the document open, and in which field; a press leads there. What they save arrives at once. */
export function Others({ form }: { form: Form }) {
  const desk = useDesk()
  const { session } = form
  const [others, setOthers] = useState<Visitor[]>([])
  useEffect(() => {
    let field: string | undefined
    let source: EventSource | undefined
    const listen = (): void => {
      source?.close()
      // A browser has six connections to a service: tabs in the background hold none.
      if (document.hidden) return setOthers([])
      source = new EventSource(deskApi.events(session.id, { key, name: ownName.get() }))
      source.addEventListener('present', ({ data }) => setOthers(JSON.parse(String(data)) as Visitor[]))
      source.addEventListener('saved', ({ data }) =>
        session.hear((JSON.parse(String(data)) as { version: string | null }).version),
      )
      // What was saved while this tab did not listen.
      source.addEventListener('open', () => session.hear(null))
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    const onFocus = ({ target }: FocusEvent): void => {
      const path = (target as Element).closest('[data-path]')?.getAttribute('data-path') ?? undefined
      if (path === field) return
      field = path
      deskApi.moveTo(session.id, { key, field: path ?? null }).catch(() => undefined)
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      source?.close()
      document.removeEventListener('visibilitychange', listen)
      document.removeEventListener('focusin', onFocus)
    }
  }, [session])
  const model = modelOf(session.state().detail.summary.type, desk)
  return (
    <span className="others" aria-live="polite">
      {others.map(({ id, name, field }) => (
        <button
          key={id}
          type="button"
          className="tag tag-button"
          disabled={field === null}
          onClick={() => field && form.reveal(field)}
        >
          {name} {field === null ? 'is here' : `is in ${placeInWords(field, model)}`}
        </button>
      ))}
    </span>
  )
}

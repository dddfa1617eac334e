import { Suspense, lazy } from 'react'
import { notify } from '../elements/notices.tsx'
import { modelOf, useDesk } from '../context/desk-context.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'
import { homeOfTable } from './table/table-home.ts'
import type { PastedTable } from './table/table-home.ts'

const load = () => import('./rich-text/rich-text-editor.tsx')
/** The rich text editor, loaded after the form has been shown. */
export const RichTextEditor = lazy(load)
// Fetched all the same before it is needed, so that a new text can be written into at once.
load().catch(() => undefined)

/** A text with headings, lists, links and pictures, as far as its model allows them. */
export function RichTextField({ path, label, model, value }: FieldProps) {
  const { edit, reveal, session } = useForm()
  const desk = useDesk()
  const keepTable = (pasted: PastedTable): void => {
    const { content, detail } = session.state()
    const home = homeOfTable(pasted, path, content, modelOf(detail.summary.type, desk), desk.models)
    if (!home) {
      notify('A table became lines: a text has none, and this document has no slice or free field for one.', {
        isBad: true,
      })
      return
    }
    notify('A table became lines: a text has none.', {
      isBad: true,
      action: {
        label: `Move it to: ${home.name}`,
        run: () => {
          session.edit(home.move, `${path} table`)
          reveal(home.path)
        },
      },
    })
  }
  return (
    <FieldFrame path={path} label={label}>
      {(ids) => (
        <Suspense fallback={<div className="rich-text-wait" />}>
          <RichTextEditor
            id={ids.control}
            labelledBy={ids.label}
            describedBy={ids.described}
            isInvalid={ids.isInvalid}
            config={model.config}
            value={value}
            onTable={keepTable}
            onChange={(blocks) => edit(path, blocks.length > 0 ? blocks : undefined)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}

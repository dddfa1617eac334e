import { Suspense, lazy } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'

const load = () => import('../rich-text/rich-text-editor.tsx')
/** The rich text editor, loaded after the form has been shown. */
export const RichTextEditor = lazy(load)
// Fetched all the same before it is needed, so that a new text can be written into at once.
load().catch(() => undefined)

/** A text with headings, lists, links and pictures, as far as its model allows them. */
export function RichTextField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
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
            onChange={(blocks) => edit(path, blocks.length > 0 ? blocks : undefined)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}

import { isJsonObject, textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'

/** Something of another site: its address. What the provider said of a former address does not hold for another. */
export function EmbedField({ path, label, value }: FieldProps) {
  const { edit } = useForm()
  const embed: JsonObject = isJsonObject(value) ? value : {}
  const told = [textAt(embed, 'title'), textAt(embed, 'provider_name'), textAt(embed, 'author_name')]
    .filter((text) => text !== undefined)
    .join(' · ')
  return (
    <FieldFrame path={path} label={label} hint={told || undefined} isSingle>
      {(ids) => (
        <input
          {...ids.input}
          className="input"
          type="url"
          spellCheck={false}
          placeholder="https://…"
          value={textAt(embed, 'embed_url') ?? ''}
          onChange={(event) => {
            const address = event.target.value.trim()
            edit(path, address === '' ? undefined : { embed_url: address })
          }}
        />
      )}
    </FieldFrame>
  )
}

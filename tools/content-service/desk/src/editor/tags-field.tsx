import { useState } from 'react'
import { Icon } from '../elements/icon.tsx'
import type { Form } from '../form/form-context.tsx'
import { useDesk } from '../context/desk-context.tsx'
import { Input } from '../elements/controls.tsx'

/** The tags of a document. Enter or a comma adds one. */
export function TagsField({ form, tags }: { form: Form; tags: readonly string[] }) {
  const [typed, setTyped] = useState('')
  const { repository } = useDesk()
  const put = (next: readonly string[]): void => form.edit('tags', [...next])
  const add = (): void => {
    const tag = typed.trim()
    setTyped('')
    if (tag && !tags.includes(tag)) put([...tags, tag])
  }
  return (
    <div className="field field-whole tags-field" data-path="tags">
      <div className="field-head">
        <label className="field-label" htmlFor="field-tags">
          Tags
        </label>
      </div>
      <div className="tags">
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className="tag tag-button"
            aria-label={`Remove the tag ${tag}`}
            onClick={() => put(tags.filter((other) => other !== tag))}
          >
            {tag}
            <Icon name="close" size={12} />
          </button>
        ))}
        <Input
          id="field-tags"
          className="tag-input"
          list="known-tags"
          placeholder="Add a tag"
          value={typed}
          onBlur={add}
          onValue={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault()
              add()
            }
            if (event.key === 'Backspace' && typed === '' && tags.length > 0) put(tags.slice(0, -1))
          }}
        />
        <datalist id="known-tags">
          {repository.tags.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </datalist>
      </div>
    </div>
  )
}

import { useId, useState } from 'react'
import type { FieldConfig } from '../../../src/desk/contract.ts'
import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { LinkedDocument } from './linked-document.tsx'
import { MediaName } from './media-name.tsx'
import './link-editor.css'
import { Check, Input, Labelled, Select } from '../elements/controls.tsx'

interface LinkEditorProps {
  config: FieldConfig | undefined
  value: JsonObject | undefined
  onChange: (value: JsonObject | undefined) => void
  controlId?: string
  described?: string | undefined
  isInvalid?: boolean
}

const kinds = [
  { id: 'Web', select: 'web', label: 'Web address' },
  { id: 'Document', select: 'document', label: 'Document' },
  { id: 'Media', select: 'media', label: 'File' },
] as const

/** A link: where it leads, what it says, and how it opens. */
export function LinkEditor({ config, value, onChange, controlId, described, isInvalid }: LinkEditorProps) {
  const own = useId()
  const id = controlId ?? own
  const offered = kinds.filter(({ select }) => !config?.select || config.select === select)
  const current = value && textAt(value, 'link_type')
  const [wanted, setWanted] = useState<string>()
  const kind = wanted ?? (current === 'Any' ? undefined : current) ?? offered[0]?.id ?? 'Web'
  const [isChoosing, setChoosing] = useState(false)
  const pickerTitle = kind === 'Media' ? 'Choose a file' : 'Choose a document'
  const target = value && kind === current ? value : undefined

  /** Where a link leads is replaced; what it says stays. */
  const lead = (to: JsonObject | undefined): void => {
    const { text, variant, key } = value ?? {}
    const said = { ...(text ? { text } : {}), ...(variant ? { variant } : {}), ...(key ? { key } : {}) }
    if (to) onChange({ ...to, ...said })
    else onChange(text || variant || key ? { link_type: 'Any', ...said } : undefined)
  }
  const choose = (): void => setChoosing(true)
  const chosen = (to: JsonObject): void => {
    setChoosing(false)
    setWanted(undefined)
    lead(to)
  }
  const say = (name: string, text: string | undefined): void => {
    const { [name]: _before, ...rest } = value ?? { link_type: 'Any' }
    const next = text ? { ...rest, [name]: text } : rest
    onChange(Object.keys(next).length === 1 && next['link_type'] === 'Any' ? undefined : next)
  }

  return (
    <div className="link-editor">
      <div className="link-target">
        {offered.length > 1 && (
          <Select
            className="link-kind"
            aria-label="Kind of link"
            options={offered.map((one) => [one.id, one.label])}
            value={kind}
            onValue={setWanted}
          />
        )}
        {kind === 'Web' && (
          <input
            id={id}
            className="input fill"
            inputMode="url"
            spellCheck={false}
            aria-label="Web address"
            aria-describedby={described}
            aria-invalid={isInvalid}
            placeholder="https://… or /page"
            value={(target && textAt(target, 'url')) ?? ''}
            onChange={(event) => {
              const url = event.target.value.trim()
              const opens = value && textAt(value, 'target')
              lead(url === '' ? undefined : { link_type: 'Web', url, ...(opens ? { target: opens } : {}) })
            }}
          />
        )}
        {kind !== 'Web' &&
          (target && (kind === 'Media' || textAt(target, 'id')) ? (
            <div className="link-chosen fill">
              {kind === 'Media' ? (
                <MediaName value={target} />
              ) : (
                <LinkedDocument id={textAt(target, 'id') ?? ''} />
              )}
              <span className="fill" />
              <Button look="quiet" id={id} aria-describedby={described} onClick={choose}>
                Change
              </Button>
              <IconButton icon="close" label="Remove the link" onClick={() => lead(undefined)} />
            </div>
          ) : (
            <Button
              icon={kind === 'Media' ? 'pictures' : 'documents'}
              id={id}
              aria-describedby={described}
              onClick={choose}
            >
              {pickerTitle}
            </Button>
          ))}
      </div>
      {(config?.allowText || value?.['text'] !== undefined) && (
        <Labelled className="link-part" name="What it says">
          <Input value={(value && textAt(value, 'text')) ?? ''} onValue={(value) => say('text', value)} />
        </Labelled>
      )}
      {(config?.variants?.length ?? 0) > 0 && (
        <Labelled className="link-part" name="Look">
          <Select
            options={[['', '—'], ...(config?.variants ?? []).map((variant) => [variant, variant] as const)]}
            value={(value && textAt(value, 'variant')) ?? ''}
            onValue={(variant) => say('variant', variant)}
          />
        </Labelled>
      )}
      {kind === 'Web' && target && (config?.allowTargetBlank ?? true) && (
        <Check
          checked={textAt(target, 'target') === '_blank'}
          onChange={(event) => say('target', event.target.checked ? '_blank' : undefined)}
        >
          Opens in a new tab
        </Check>
      )}
      {isChoosing && kind === 'Document' && (
        <DocumentPicker
          title={pickerTitle}
          types={config?.customtypes?.map((type) => (typeof type === 'string' ? type : type.id))}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => chosen({ link_type: 'Document', id })}
        />
      )}
      {isChoosing && kind === 'Media' && (
        <PicturePicker
          title={pickerTitle}
          kind="any"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => chosen({ link_type: 'Media', id })}
        />
      )}
    </div>
  )
}

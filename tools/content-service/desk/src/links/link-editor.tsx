import { useId, useState } from 'react'
import type { FieldConfig } from '../../../src/desk/contract.ts'
import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { DocumentSearch } from './document-search.tsx'
import { LinkedDocument } from './linked-document.tsx'
import { MediaName } from './media-name.tsx'
import './link-editor.css'
import { Check, Input, Labelled, Select } from '../elements/controls.tsx'

interface LinkEditorProps {
  config: FieldConfig | undefined
  value: JsonObject | undefined
  onChange: (value: JsonObject | undefined) => void
  /** Told in place of `onChange` of a document or file that was chosen. */
  onChosen?: ((value: JsonObject) => void) | undefined
  controlId?: string
  described?: string | undefined
  isInvalid?: boolean
}

const kinds = [
  { id: 'Web', select: 'web', label: 'Web address' },
  { id: 'Document', select: 'document', label: 'Document' },
  { id: 'Media', select: 'media', label: 'File' },
] as const

/** What begins as addresses do, or ends like the name of a site. */
const addressLike = /^([a-z]+:|[/#?]|www\.)|^\S+\.\S{2,}$/i

/** A link: where it leads, what it says, and how it opens. */
export function LinkEditor({
  config,
  value,
  onChange,
  onChosen = onChange,
  controlId,
  described,
  isInvalid,
}: LinkEditorProps) {
  const own = useId()
  const id = controlId ?? own
  const offered = kinds.filter(({ select }) => !config?.select || config.select === select)
  const current = value && textAt(value, 'link_type')
  const [wanted, setWanted] = useState<string>()
  const kind = wanted ?? (current === 'Any' ? undefined : current) ?? offered[0]?.id ?? 'Web'
  const [isChoosing, setChoosing] = useState(false)
  const [isSought, setSought] = useState(false)
  const pickerTitle = kind === 'Media' ? 'Choose a file' : 'Choose a document'
  const target = value && kind === current ? value : undefined
  const types = config?.customtypes?.map((type) => (typeof type === 'string' ? type : type.id))
  const address = {
    id,
    inputMode: 'url' as const,
    spellCheck: false,
    'aria-label': 'Web address',
    'aria-describedby': described,
    'aria-invalid': isInvalid,
    placeholder: 'https://… or /page',
    value: (target && textAt(target, 'url')) ?? '',
    onValue: (typed: string) => {
      const isAddress = addressLike.test(typed.trim())
      const url = isAddress ? typed.trim() : typed.trimStart()
      setSought(!isAddress && url !== '')
      const opens = value && textAt(value, 'target')
      lead(url === '' ? undefined : { link_type: 'Web', url, ...(opens ? { target: opens } : {}) })
    },
  }

  /** Where a link leads is replaced; what it says stays. */
  const lead = (to: JsonObject | undefined, tell: (value: JsonObject) => void = onChange): void => {
    const { text, variant, key } = value ?? {}
    const said = { ...(text ? { text } : {}), ...(variant ? { variant } : {}), ...(key ? { key } : {}) }
    if (to) tell({ ...to, ...said })
    else onChange(text || variant || key ? { link_type: 'Any', ...said } : undefined)
  }
  const choose = (): void => setChoosing(true)
  const chosen = (to: JsonObject): void => {
    setChoosing(false)
    setWanted(undefined)
    lead(to, onChosen)
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
          <div className="fill">
            {offered.length > 1 ? (
              <DocumentSearch
                types={types}
                onChoose={(document) => chosen({ link_type: 'Document', id: document.id })}
                address={{
                  ...address,
                  isSought,
                  'aria-label': 'Web address, or words of a document',
                  placeholder: 'https://…, /page, or words of a document',
                }}
              />
            ) : (
              <Input {...address} />
            )}
          </div>
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
          types={types}
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

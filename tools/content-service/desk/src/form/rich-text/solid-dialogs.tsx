import { useState } from 'react'
import { isJsonObject, objectAt, textAt } from '../../../../src/json/json.ts'
import type { JsonObject } from '../../../../src/json/json.ts'
import { Button } from '../../elements/button.tsx'
import { Dialog } from '../../elements/dialog.tsx'
import { PictureWords } from '../picture-words.tsx'
import { LinkEditor } from '../../links/link-editor.tsx'
import { Input, Labelled } from '../../elements/controls.tsx'

interface SolidDialogProps {
  value: JsonObject
  onDone: (value: JsonObject) => void
  onClose: () => void
}

/** What a picture in a text shows, and where it leads. */
export function PictureDialog({ value, onDone, onClose }: SolidDialogProps) {
  const [picture, setPicture] = useState(value)
  const { linkTo } = picture
  return (
    <Dialog
      title="Picture in the text"
      onClose={onClose}
      actions={
        <Button look="main" onClick={() => onDone(picture)}>
          Done
        </Button>
      }
    >
      <div className="stack">
        <PictureWords
          picture={picture}
          onChange={(name, words) => setPicture({ ...picture, [name]: words })}
        />
        <div role="group" aria-label="Where it leads" className="image-part">
          <span className="small quiet">Where it leads</span>
          <LinkEditor
            config={undefined}
            value={isJsonObject(linkTo) ? linkTo : undefined}
            onChange={(link) => {
              const { linkTo: _before, ...rest } = picture
              setPicture(link ? { ...rest, linkTo: link } : rest)
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** The address of an embed in a text. */
export function EmbedDialog({ value, onDone, onClose }: SolidDialogProps) {
  const oembed = objectAt(value, 'oembed')
  const [address, setAddress] = useState(textAt(oembed, 'embed_url') ?? '')
  const isUsable = /^https?:\/\/./.test(address)
  return (
    <Dialog
      title="Embed in the text"
      onClose={onClose}
      actions={
        <Button
          look="main"
          disabled={!isUsable}
          onClick={() =>
            onDone(
              address === textAt(oembed, 'embed_url')
                ? value
                : { type: 'embed', oembed: { embed_url: address } },
            )
          }
        >
          Done
        </Button>
      }
    >
      <Labelled name="Address of the film or page">
        <Input
          type="url"
          placeholder="https://…"
          value={address}
          onValue={(value) => setAddress(value.trim())}
        />
      </Labelled>
    </Dialog>
  )
}

/** Where words of a text lead. */
export function LinkDialog({
  value,
  onDone,
  onRemove,
  onClose,
}: Omit<SolidDialogProps, 'value'> & { value: JsonObject | undefined; onRemove: () => void }) {
  const [link, setLink] = useState(value)
  const leads = link !== undefined && (textAt(link, 'url') ?? textAt(link, 'id')) !== undefined
  const done = (): void => {
    if (link && leads) onDone(link)
  }
  return (
    <Dialog
      title={value ? 'Change the link' : 'Make a link'}
      onClose={onClose}
      actions={
        <>
          {value && (
            <Button icon="unlink" onClick={onRemove}>
              Remove the link
            </Button>
          )}
          <Button look="main" disabled={!leads} onClick={done}>
            Done
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // A form within a window within a form in React's tree: this one alone is meant.
          event.stopPropagation()
          done()
        }}
      >
        <LinkEditor config={{ allowTargetBlank: true }} value={link} onChange={setLink} onChosen={onDone} />
        <input type="submit" hidden />
      </form>
    </Dialog>
  )
}

import { NodeSelection } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'
import { useId, useMemo, useRef, useState } from 'react'
import type { FieldConfig } from '../../../../src/desk/contract.ts'
import { textAt } from '../../../../src/json/json.ts'
import type { Json, JsonObject } from '../../../../src/json/json.ts'
import { Button } from '../../elements/button.tsx'
import { notify } from '../../elements/notices.tsx'
import { pictureOf } from '../image-field.tsx'
import type { PastedTable } from '../table/table-home.ts'
import { LinkedDocument } from '../../links/linked-document.tsx'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import { uploadAll } from '../../pictures/upload.ts'
import { allowedBy } from './allowed.ts'
import { linkAt, putSolid, removeLink, setLink } from './commands.ts'
import { EmbedDialog, LinkDialog, PictureDialog } from './solid-dialogs.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'
import type { WireBlock } from '../../text/wire.ts'
import 'prosemirror-view/style/prosemirror.css'
import './rich-text.css'

interface RichTextEditorProps {
  id: string
  labelledBy?: string
  /** In place of `labelledBy`. */
  label?: string
  describedBy?: string | undefined
  isInvalid?: boolean
  /** Its tools appear only while it is worked in. */
  isSmall?: boolean
  config: FieldConfig | undefined
  value: Json | undefined
  onChange: (blocks: WireBlock[]) => void
  /** Where a table that was pasted can be kept; left out, it is told that it became lines. */
  onTable?: (table: PastedTable) => void
}

/** Says that a table became lines. */
function noTable(): void {
  notify('A table became lines: there is no place for a table here.', { isBad: true })
}

type Window = 'link' | 'pick' | 'picture' | 'embed'

/** A text as it will read, with its tools above. Loaded when the first one is needed. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    id,
    labelledBy,
    label,
    describedBy,
    isInvalid,
    isSmall,
    config,
    value,
    onChange,
    onTable = noTable,
  } = props
  const allowed = useMemo(() => allowedBy(config), [config])
  const [open, setOpen] = useState<Window>()
  const about = useId()
  const root = useRef<HTMLDivElement>(null)
  const editor = useEditor({
    value,
    allowed,
    placeholder: config?.placeholder,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': String(!allowed.isSingle),
      ...(label ? { 'aria-label': label } : { 'aria-labelledby': labelledBy ?? '' }),
      'aria-describedby': [describedBy, about].filter(Boolean).join(' '),
      'aria-invalid': String(isInvalid ?? false),
      class: 'rich-text-page',
    },
    onChange,
    onTable,
    onLink: () => setOpen('link'),
    onTools: () => root.current?.querySelector<HTMLElement>('.tool')?.focus(),
    onFiles: (files) => {
      void uploadAll(files).then((added) => {
        for (const file of added) run(putSolid('image', { type: 'image', ...pictureOf(file) }))
      })
    },
  })
  const { state, view, mount } = editor
  const run = (command: Command): void => {
    const current = view.current
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  const finish = (command: Command): void => {
    setOpen(undefined)
    run(command)
  }
  const close = (): void => {
    setOpen(undefined)
    requestAnimationFrame(() => view.current?.focus())
  }
  const solid = state?.selection instanceof NodeSelection ? state.selection.node : undefined
  const held = solid ? (solid.attrs as { value: JsonObject }).value : undefined
  const link = state && linkAt(state)

  return (
    <div
      ref={root}
      className={`rich-text ${isSmall ? 'rich-text-small' : ''} ${isInvalid ? 'is-invalid' : ''}`}
    >
      {state && (
        <Toolbar
          state={state}
          allowed={allowed}
          run={run}
          controls={id}
          onLink={() => setOpen('link')}
          onPicture={() => setOpen('pick')}
          onEmbed={() => setOpen('embed')}
          onLeave={() => view.current?.focus()}
        />
      )}
      <div ref={mount} />
      <span className="out-of-sight" id={about}>
        Alt and F10 lead to its tools.
      </span>
      {link && (
        <div className="rich-text-about">
          <span className="quiet">Leads to</span>
          {textAt(link.data, 'link_type') === 'Document' ? (
            <LinkedDocument id={textAt(link.data, 'id') ?? ''} />
          ) : (
            <span className="fill rich-text-address">
              {textAt(link.data, 'url') ?? textAt(link.data, 'id')}
            </span>
          )}
          <Button look="quiet" onClick={() => setOpen('link')}>
            Change
          </Button>
          <Button look="quiet" onClick={() => run(removeLink)}>
            Remove
          </Button>
        </div>
      )}
      {held && (solid?.type.name === 'image' || solid?.type.name === 'embed') && (
        <div className="rich-text-about">
          <span className="fill quiet">{solid.type.name === 'image' ? 'Picture' : 'Embed'}</span>
          <Button look="quiet" onClick={() => setOpen(solid.type.name === 'image' ? 'picture' : 'embed')}>
            Change
          </Button>
        </div>
      )}
      {open === 'link' && (
        <LinkDialog
          value={link?.data}
          onClose={close}
          onRemove={() => finish(removeLink)}
          onDone={(data) => finish(setLink(data))}
        />
      )}
      {open === 'pick' && (
        <PicturePicker
          title="Choose a picture for the text"
          onClose={close}
          onChoose={(file) => finish(putSolid('image', { type: 'image', ...pictureOf(file) }))}
        />
      )}
      {open === 'picture' && held && (
        <PictureDialog value={held} onClose={close} onDone={(next) => finish(putSolid('image', next))} />
      )}
      {open === 'embed' && (
        <EmbedDialog
          value={held ?? { type: 'embed', oembed: {} }}
          onClose={close}
          onDone={(next) => finish(putSolid('embed', next))}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import type { ImagePatch, ImageSummary } from '../../../src/desk/contract.ts'
import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../elements/button.tsx'
import { Confirm } from '../elements/dialog.tsx'
import { Waiting } from '../elements/mark.tsx'
import { attempt } from '../elements/notices.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { whenOf } from '../elements/when.ts'
import { rememberFiles } from './files.ts'
import { sizeOf } from './picture-grid.tsx'
import './library.css'
import { Labelled } from '../elements/controls.tsx'

interface FileDetailProps {
  file: ImageSummary
  onClose: () => void
  onChanged: () => void
}

const words = [
  { name: 'alt', label: 'What it shows', hint: 'Offered wherever the picture is chosen' },
  { name: 'credits', label: 'Credit', hint: undefined },
  { name: 'notes', label: 'Notes', hint: 'For editors only' },
] as const

/** One file: what is said of it, where it is used. Words are kept when their field is left. */
export function FileDetail({ file, onClose, onChanged }: FileDetailProps) {
  const [typed, setTyped] = useState<ImagePatch>({})
  const [isAsking, setAsking] = useState(false)
  const usage = useLoad(file.id, () => deskApi.usage(file.id))
  const keep = (patch: ImagePatch): Promise<boolean> =>
    attempt(async () => {
      rememberFiles(await deskApi.changeImage(file.id, patch))
      onChanged()
    })
  const remove = async (): Promise<void> => {
    await attempt(async () => {
      await deskApi.removeImage(file.id)
      onClose()
      onChanged()
    })
    setAsking(false)
  }
  return (
    <aside className="file-detail" aria-label={file.file}>
      <PanelHead title={file.file} onClose={onClose} />
      <div className="panel-body stack">
        {file.kind === 'image' && (
          <span className="picture-frame">
            <img src={`${file.url}?w=640&fit=max&auto=format`} alt={file.alt ?? ''} />
          </span>
        )}
        <p className="quiet small">
          {file.width ? `${file.width} × ${file.height} px · ` : ''}
          {sizeOf(file.sizeBytes)} · added {whenOf(file.addedAtMs)} ·{' '}
          <a href={file.url} target="_blank" rel="noreferrer">
            Open
          </a>
        </p>
        {words.map(({ name, label, hint }) => (
          <Labelled
            key={name}
            name={
              <>
                {label}
                {hint ? `. ${hint}` : ''}
              </>
            }
          >
            <textarea
              className="input input-text"
              rows={1}
              value={typed[name] ?? file[name] ?? ''}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              onBlur={(event) => {
                const text = event.target.value.trim() || null
                if (text !== file[name]) void keep({ [name]: text })
              }}
            />
          </Labelled>
        ))}
        <Labelled name="Tags, with commas between">
          <input
            className="input"
            defaultValue={file.tags.join(', ')}
            onBlur={(event) => {
              const tags = event.target.value
                .split(',')
                .map((tag) => tag.trim())
                .filter(Boolean)
              if (tags.join() !== file.tags.join()) void keep({ tags })
            }}
          />
        </Labelled>
        <section>
          <h3>Used in</h3>
          {usage.failure && <p role="alert">{usage.failure}</p>}
          {!usage.value && !usage.failure && <Waiting lines={2} />}
          {usage.value?.length === 0 && <p className="quiet">No document uses it.</p>}
          <ul className="plain-list">
            {usage.value?.map((document) => (
              <li key={document.id}>
                <Link to={`/documents/${document.id}`}>{document.title}</Link>
              </li>
            ))}
          </ul>
        </section>
        <div>
          <Button
            look="danger"
            icon="trash"
            disabled={!usage.value || usage.value.length > 0}
            onClick={() => setAsking(true)}
          >
            Delete the file
          </Button>
        </div>
      </div>
      {isAsking && (
        <Confirm
          title={`Delete ${file.file}?`}
          action="Delete"
          isDangerous
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>No document uses it. Older versions in the history may have, and lose it.</p>
        </Confirm>
      )}
    </aside>
  )
}

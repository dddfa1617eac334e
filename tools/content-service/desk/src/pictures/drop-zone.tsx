import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ImageSummary } from '../../../src/desk/contract.ts'
import { Icon } from '../elements/icon.tsx'
import { uploadAll } from './upload.ts'
import { useFileDrop } from './use-file-drop.ts'
import './pictures.css'

interface DropZoneProps {
  onAdded: (files: ImageSummary[]) => void
  children?: ReactNode
}

const taken = 'image/*,application/pdf,video/mp4,video/webm,audio/mpeg'

/** Takes files that are dropped or chosen, and adds them to the media library. */
export function DropZone({ onAdded, children }: DropZoneProps) {
  const [busy, setBusy] = useState(0)
  const input = useId()
  const take = (files: File[]): void => {
    if (files.length === 0) return
    setBusy(files.length)
    void uploadAll(files).then((added) => {
      setBusy(0)
      if (added.length > 0) onAdded(added)
    })
  }
  const { isOver, on } = useFileDrop(take)
  return (
    <div className={`drop-zone ${isOver ? 'is-over' : ''}`} {...on}>
      <div className="drop-bar">
        <label className="button button-plain" htmlFor={input}>
          <Icon name="upload" size={16} />
          {busy > 0 ? `Adding ${busy} …` : 'Upload'}
        </label>
        <input
          id={input}
          className="out-of-sight"
          type="file"
          multiple
          accept={taken}
          disabled={busy > 0}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <span className="quiet small">
          or drop files here. SVG, PNG, JPEG, WebP, AVIF, GIF, PDF, MP4; 20 MB at most.
        </span>
      </div>
      {children}
    </div>
  )
}

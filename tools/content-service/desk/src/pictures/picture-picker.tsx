import { useState } from 'react'
import type { ImageSummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import { rememberFiles } from './files.ts'
import { PictureGrid } from './picture-grid.tsx'
import { Input } from '../elements/controls.tsx'

interface PicturePickerProps {
  title: string
  /** `any` offers documents and films too. */
  kind?: 'image' | 'any'
  onChoose: (file: ImageSummary) => void
  onClose: () => void
}

const pageSize = 60

/** A window in which a file of the media library is chosen, or a new one added. */
export function PicturePicker({ title, kind = 'image', onChoose, onClose }: PicturePickerProps) {
  const [words, setWords] = useState('')
  const [pages, setPages] = useState(1)
  const found = useLoad(`${words} ${pages}`, (signal) =>
    deskApi.images(
      { search: words, pageSize: pageSize * pages, ...(kind === 'image' ? { kind } : {}) },
      signal,
    ),
  )
  const choose = (file: ImageSummary): void => {
    rememberFiles(file)
    onChoose(file)
  }
  const { items = [], total = 0 } = found.value ?? {}
  return (
    <Dialog title={title} width="whole" onClose={onClose}>
      <div className="stack">
        <Input
          type="search"
          aria-label="Find a file"
          placeholder="Words of the name or the description"
          value={words}
          onValue={setWords}
        />
        <DropZone
          onAdded={(files) => {
            const [first] = files
            if (files.length === 1 && first) choose(first)
            else void found.reload()
          }}
        >
          {found.failure && <p role="alert">{found.failure}</p>}
          {found.value && items.length === 0 && <p className="quiet">No file has these words.</p>}
          <PictureGrid files={items} onChoose={choose} />
        </DropZone>
        {items.length < total && <Button onClick={() => setPages(pages + 1)}>Show more</Button>}
      </div>
    </Dialog>
  )
}

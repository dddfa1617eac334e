import { useState } from 'react'
import type { ImageSummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../elements/button.tsx'
import { Empty, Waiting } from '../elements/mark.tsx'
import { notify } from '../elements/notices.tsx'
import { DropZone } from './drop-zone.tsx'
import { FileDetail } from './file-detail.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { Input, Select } from '../elements/controls.tsx'

const pageSize = 60

/** The media library. */
export default function PicturesPage() {
  const [words, setWords] = useState('')
  const [kind, setKind] = useState('')
  const [pages, setPages] = useState(1)
  const [chosen, setChosen] = useState<string>()
  const found = useLoad(`${words} ${kind} ${pages}`, (signal) =>
    deskApi.images({ search: words, kind, pageSize: pageSize * pages }, signal),
  )
  const { items = [], total = 0 } = found.value ?? {}
  const file = items.find(({ id }) => id === chosen)

  return (
    <div className={`library ${file ? 'has-detail' : ''}`}>
      <title>Images – Desk</title>
      <div className="page">
        <div className="page-head">
          <h1 className="fill">Images</h1>
          <span className="quiet">{found.value ? `${total} files` : ''}</span>
        </div>
        <div className="filters">
          <Input
            className="filter-search"
            type="search"
            aria-label="Search"
            placeholder="Search names, descriptions and tags"
            value={words}
            onValue={setWords}
          />
          <Select
            className="filter"
            aria-label="Kind"
            options={[
              ['', 'Kind: all'],
              ['image', 'Pictures'],
              ['file', 'Other files'],
            ]}
            value={kind}
            onValue={setKind}
          />
        </div>
        <DropZone
          onAdded={(files: ImageSummary[]) => {
            notify(files.length === 1 ? `Added: ${files[0]?.file}` : `${files.length} files added`)
            setChosen(files[0]?.id)
            void found.reload()
          }}
        >
          {found.failure && <p role="alert">{found.failure}</p>}
          {!found.value && !found.failure && <Waiting lines={6} />}
          {found.value && items.length === 0 && (
            <Empty title={words ? 'No file has these words' : 'No files yet'} />
          )}
          <PictureGrid
            files={items}
            chosen={chosen}
            onChoose={({ id }) => setChosen(id === chosen ? undefined : id)}
          />
        </DropZone>
        {items.length < total && (
          <div>
            <Button onClick={() => setPages(pages + 1)}>Show more</Button>
          </div>
        )}
      </div>
      {file && (
        <FileDetail
          key={file.id}
          file={file}
          onClose={() => setChosen(undefined)}
          onChanged={() => void found.reload()}
        />
      )}
    </div>
  )
}

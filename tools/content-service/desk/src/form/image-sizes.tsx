import { useState } from 'react'
import type { FieldConfig, ImageSummary } from '../../../src/desk/contract.ts'
import { isJsonObject } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Button } from '../elements/button.tsx'
import { CutDialog } from '../pictures/cut-dialog.tsx'
import { cutOf, pictureAddress } from '../pictures/cut.ts'
import type { Frame } from '../pictures/cut.ts'

interface ImageSizesProps {
  config: FieldConfig | undefined
  picture: JsonObject
  file: ImageSummary | undefined
  onChange: (picture: JsonObject) => void
}

/** The sizes a picture is cut to, each as it will be seen. Another part of the picture can be chosen for each. */
export function ImageSizes({ config, picture, file, onChange }: ImageSizesProps) {
  const [cutting, setCutting] = useState<Frame>()
  const frames: Frame[] = [
    ...(config?.constraint?.width || config?.constraint?.height ? [{ ...config.constraint, name: '' }] : []),
    ...(config?.thumbnails ?? []),
  ]
  if (!file?.width || !file.height || frames.length === 0) return null
  const source = { width: file.width, height: file.height }

  return (
    <details className="image-sizes">
      <summary>
        {frames.length} {frames.length === 1 ? 'size' : 'sizes'}:{' '}
        {frames.map((frame) => frame.name || 'main').join(', ')}
      </summary>
      <ul>
        {frames.map((frame) => {
          const cut = cutOf(picture, frame, source)
          return (
            <li key={frame.name}>
              <img
                src={pictureAddress(file, cut, 160)}
                alt=""
                style={{ aspectRatio: cut.width / cut.height }}
              />
              <span className="small">
                {frame.name || 'main'} <span className="quiet">{`${cut.width} × ${cut.height}`}</span>
              </span>
              <Button look="quiet" icon="crop" onClick={() => setCutting(frame)}>
                Cut
              </Button>
            </li>
          )
        })}
      </ul>
      {cutting && (
        <CutDialog
          frame={cutting}
          file={file}
          source={source}
          cut={cutOf(picture, cutting, source)}
          onClose={() => setCutting(undefined)}
          onChoose={(edit) => {
            setCutting(undefined)
            onChange(withEdit(picture, cutting, edit))
          }}
        />
      )}
    </details>
  )
}

function withEdit(picture: JsonObject, frame: Frame, edit: JsonObject | undefined): JsonObject {
  if (frame.name === '') {
    const { edit: _before, ...rest } = picture
    return edit ? { ...rest, edit } : rest
  }
  const { [frame.name]: view, ...rest } = picture
  const own = isJsonObject(view)
    ? view
    : { url: picture['url'], alt: picture['alt'], copyright: picture['copyright'] }
  return edit ? { ...rest, [frame.name]: { ...own, edit } } : rest
}

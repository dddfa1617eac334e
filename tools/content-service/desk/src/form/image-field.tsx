import { useState } from 'react'
import type { ImageSummary } from '../../../src/desk/contract.ts'
import { isJsonObject, textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { notify } from '../elements/notices.tsx'
import { useFile } from '../pictures/files.ts'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { uploadAll } from '../pictures/upload.ts'
import { useFileDrop } from '../pictures/use-file-drop.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'
import { ImageSizes } from './image-sizes.tsx'
import { PictureWords } from './picture-words.tsx'

/** What a picture field holds of a file. */
export function pictureOf(file: ImageSummary): JsonObject {
  return { url: file.url, alt: file.alt, copyright: file.credits }
}

/** A picture: chosen or dropped, with what it shows in words, and how it is cut for each size. */
export function ImageField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const [isPicking, setPicking] = useState(false)
  const picture = isJsonObject(value) && textAt(value, 'url') ? value : undefined
  const file = useFile(picture && textAt(picture, 'url'))
  const { isOver, on } = useFileDrop((files) => {
    const dropped = files.find(({ type }) => type.startsWith('image/'))
    if (dropped) {
      void uploadAll([dropped]).then(([added]) => {
        if (added) edit(path, pictureOf(added))
      })
    } else notify('Nothing was added: this place takes pictures.', { isBad: true })
  })
  const { constraint } = model.config ?? {}
  const wanted =
    constraint?.width || constraint?.height
      ? `${constraint.width ?? 'any'} × ${constraint.height ?? 'any'} px`
      : undefined

  return (
    <FieldFrame path={path} label={label} aside={wanted && <span className="quiet small">{wanted}</span>}>
      {(ids) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the buttons in it are for everybody
        <div
          className={`image-field ${isOver ? 'is-over' : ''}`}
          role="group"
          aria-labelledby={ids.label}
          {...on}
        >
          {picture ? (
            <>
              <div className="image-shown">
                <span className="picture-frame">
                  <img src={`${textAt(picture, 'url') ?? ''}?w=480&h=360&fit=max&auto=format`} alt="" />
                </span>
                <span className="quiet small">
                  {file?.file ?? textAt(picture, 'url')}
                  {file?.width ? ` · ${file.width} × ${file.height}` : ''}
                </span>
                <span className="row">
                  <Button look="quiet" id={ids.control} onClick={() => setPicking(true)}>
                    Replace
                  </Button>
                  <IconButton icon="trash" label={`Remove ${label}`} onClick={() => edit(path, undefined)} />
                </span>
              </div>
              <div className="image-words">
                <PictureWords
                  picture={picture}
                  described={ids.described}
                  isInvalid={ids.isInvalid}
                  onChange={(name, words) => edit(path, { ...picture, [name]: words }, `${path}.${name}`)}
                />
                <ImageSizes
                  config={model.config}
                  picture={picture}
                  file={file}
                  onChange={(next) => edit(path, next)}
                />
              </div>
            </>
          ) : (
            <button
              type="button"
              id={ids.control}
              className="image-empty"
              aria-describedby={`${ids.label} ${ids.described ?? ''}`}
              onClick={() => setPicking(true)}
            >
              <Icon name="picture" size={22} />
              <span>Choose a picture, or drop one here</span>
            </button>
          )}
          {isPicking && (
            <PicturePicker
              title={`Choose: ${label}`}
              onClose={() => setPicking(false)}
              onChoose={(chosen) => {
                setPicking(false)
                edit(path, pictureOf(chosen))
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

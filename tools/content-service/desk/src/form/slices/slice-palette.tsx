import { useState } from 'react'
import type { FieldConfig } from '../../../../src/desk/contract.ts'
import { partsOf } from '../../../../src/models/slice-fields.ts'
import { Dialog } from '../../elements/dialog.tsx'
import { useDesk } from '../../context/desk-context.tsx'
import { nameOfSlice } from './slice-names.ts'
import { Input } from '../../elements/controls.tsx'

interface SlicePaletteProps {
  choices: NonNullable<FieldConfig['choices']>
  onChoose: (type: string, variation: string | undefined) => void
  onClose: () => void
}

/** A window with every slice that may be added, in each variation. */
export function SlicePalette({ choices, onChoose, onClose }: SlicePaletteProps) {
  const { models } = useDesk()
  const [words, setWords] = useState('')
  const offered = Object.keys(choices).flatMap((id) => {
    const slice = models.slices.find((one) => one.id === id)
    const name = nameOfSlice(id, models)
    const variations = slice?.variations ?? [undefined]
    return variations.map((variation, index) => ({
      id,
      variation: variation?.id,
      name,
      form: index > 0 || variations.length > 1 ? (variation?.name ?? variation?.id) : undefined,
      about: (index > 0 ? variation?.description : undefined) ?? slice?.description ?? '',
      image: variation?.imageUrl,
      fields: namesOf(partsOf(choices[id], variation)),
    }))
  })
  const shown = offered.filter(({ name, form, about }) =>
    `${name} ${form ?? ''} ${about}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <Dialog title="Add a slice" width="wide" onClose={onClose}>
      <div className="stack">
        <Input
          type="search"
          aria-label="Find a slice"
          placeholder="What is it for?"
          value={words}
          onValue={setWords}
          onKeyDown={(event) => {
            const [first] = shown
            if (event.key !== 'Enter' || !first) return
            // Or the key would press the button the focus goes back to.
            event.preventDefault()
            onChoose(first.id, first.variation)
          }}
        />
        <ul className="slice-palette">
          {shown.map(({ id, variation, name, form, about, image, fields }) => (
            <li key={`${id} ${variation}`}>
              <button type="button" className="slice-choice" onClick={() => onChoose(id, variation)}>
                <span className="slice-picture" aria-hidden="true">
                  {fields}
                  {image && (
                    <img
                      src={image}
                      alt=""
                      loading="lazy"
                      onError={(event) => (event.currentTarget.hidden = true)}
                    />
                  )}
                </span>
                <span className="slice-choice-name">
                  {name}
                  {form && <span className="quiet"> · {form}</span>}
                </span>
                <span className="quiet small">{about}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className="quiet">No slice has these words.</p>}
      </div>
    </Dialog>
  )
}

/** Placeholder for a slice without a picture. */
function namesOf({ primary, items }: ReturnType<typeof partsOf>): string {
  return Object.entries({ ...primary, ...items })
    .map(([name, { config }]) => config?.label || name)
    .join(' · ')
}

import { useState } from 'react'
import type { SliceVariation } from '../../../../src/desk/contract.ts'
import { objectAt, textAt } from '../../../../src/json/json.ts'
import type { JsonObject } from '../../../../src/json/json.ts'
import { partsOf } from '../../../../src/models/slice-fields.ts'
import { keyOf } from '../../draft/content.ts'
import { Button } from '../../elements/button.tsx'
import { Select } from '../../elements/controls.tsx'
import { Empty } from '../../elements/mark.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { Fields } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import { useForm } from '../form-context.tsx'
import { GroupField } from '../group-field.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { copyOfSlice, newSlice } from '../new-values.ts'
import { ItemSummary } from '../items/item-summary.tsx'
import { useItems } from '../items/use-items.ts'
import { useDesk } from '../../context/desk-context.tsx'
import { SlicePalette } from './slice-palette.tsx'
import { nameOfSlice } from './slice-names.ts'
import './slices.css'

/** The slices of a document: added, varied, moved, copied and removed. */
export function SliceZone({ path, label, model, value }: FieldProps) {
  const { models } = useDesk()
  const { edit } = useForm()
  const items = useItems(path, value, 'Slice', copyOfSlice)
  const [addingAt, setAddingAt] = useState<number>()
  const choices = model.config?.choices ?? {}

  return (
    <FieldFrame
      path={path}
      label={label}
      aside={<span className="quiet small">{items.list.length || ''}</span>}
    >
      {(ids) => (
        <div
          className="items slice-zone"
          ref={items.root}
          data-items
          role="group"
          aria-labelledby={ids.label}
        >
          {items.list.length === 0 && <Empty title="Nothing in it yet" />}
          {items.list.map((slice, index) => {
            const type = textAt(slice, 'slice_type') ?? ''
            const place = `${path}.${index}`
            const shared = models.slices.find((one) => one.id === type)
            const variation = shared?.variations.find(
              (one) => one.id === (slice['variation'] ?? shared.variations[0]?.id),
            )
            const choice = choices[type]
            const { primary, items: repeated } = partsOf(choice, variation)
            return (
              <ItemCard
                key={keyOf(slice)}
                item={slice}
                index={index}
                items={items}
                path={place}
                name={nameOfSlice(type, models)}
                summary={<ItemSummary value={[slice['primary'] ?? null, slice['items'] ?? null]} most={1} />}
                folding="folded"
                more={[
                  { label: 'Add a slice after it', icon: 'plus', onChoose: () => setAddingAt(index + 1) },
                ]}
                aside={
                  shared && shared.variations.length > 1 ? (
                    <Select
                      className="slice-variation"
                      aria-label="Variation"
                      options={shared.variations.map(({ id, name }) => [id, name ?? id])}
                      value={variation?.id ?? ''}
                      onValue={(id) =>
                        edit(place, varied(slice, shared.variations, id), `${place} variation`)
                      }
                    />
                  ) : undefined
                }
              >
                {!choice || (!variation && choice.type === 'SharedSlice') ? (
                  <p className="quiet">The models no longer know this slice. It is kept, and not shown.</p>
                ) : (
                  <>
                    <Fields fields={primary} path={`${place}.primary`} values={slice['primary']} />
                    {Object.keys(repeated).length > 0 && (
                      <GroupField
                        path={`${place}.items`}
                        label="Items"
                        model={{ type: 'Group', config: { fields: repeated } }}
                        value={slice['items']}
                      />
                    )}
                  </>
                )}
              </ItemCard>
            )
          })}
          <div className="item-add">
            <Button icon="plus" id={ids.control} onClick={() => setAddingAt(items.list.length)}>
              Add a slice
            </Button>
          </div>
          {addingAt !== undefined && (
            <SlicePalette
              choices={choices}
              onClose={() => setAddingAt(undefined)}
              onChoose={(type, variation) => {
                setAddingAt(undefined)
                items.add(newSlice(type, models, variation), addingAt)
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** A slice in another variation. What the other has no field for is left behind; undoing brings it back. */
function varied(slice: JsonObject, variations: readonly SliceVariation[], id: string): JsonObject {
  const next = variations.find((variation) => variation.id === id)
  const known = new Set(Object.keys(next?.primary ?? {}))
  const primary = Object.entries(objectAt(slice, 'primary')).filter(([name]) => known.has(name))
  const hasItems = Object.keys(next?.items ?? {}).length > 0
  const { items, ...rest } = slice
  return {
    ...rest,
    variation: id,
    primary: Object.fromEntries(primary),
    ...(hasItems && items ? { items } : {}),
  }
}

import { keyOf } from '../draft/content.ts'
import { Button } from '../elements/button.tsx'
import { FieldFrame } from './field-frame.tsx'
import { Fields } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { ItemCard } from './items/item-card.tsx'
import { ItemSummary } from './items/item-summary.tsx'
import { beginningOf } from './new-values.ts'
import { useItems } from './items/use-items.ts'

/** A list of items with fields of their own, which may be groups in turn. */
export function GroupField({ path, label, model, value }: FieldProps) {
  const fields = model.config?.fields ?? {}
  const items = useItems(path, value, `${label} item`)
  const { list, root } = items
  const size = Object.keys(fields).length
  const folding = size === 1 ? undefined : list.length * size > 12 ? 'folded' : 'open'
  return (
    <FieldFrame path={path} label={label} aside={<span className="quiet small">{list.length || ''}</span>}>
      {(ids) => (
        <div
          className="items"
          ref={root}
          data-items
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={ids.described}
        >
          {list.map((item, index) => (
            <ItemCard
              key={keyOf(item)}
              item={item}
              index={index}
              items={items}
              path={`${path}.${index}`}
              name={`${label} ${index + 1}`}
              summary={<ItemSummary value={item} />}
              {...(folding ? { folding } : {})}
            >
              <Fields fields={fields} path={`${path}.${index}`} values={item} />
            </ItemCard>
          ))}
          <div className="item-add">
            <Button icon="plus" look="quiet" id={ids.control} onClick={() => items.add(beginningOf(fields))}>
              Add to {label.toLowerCase()}
            </Button>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

import { isJsonObject } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { keyOf } from '../draft/content.ts'
import { Button } from '../elements/button.tsx'
import { LinkEditor } from '../links/link-editor.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm } from './form-context.tsx'
import { ItemCard } from './items/item-card.tsx'
import { ItemSummary } from './items/item-summary.tsx'
import { useItems } from './items/use-items.ts'

/** A link, or as many as there are to be. */
export function LinkField(props: FieldProps) {
  return props.model.config?.repeat ? <LinkListField {...props} /> : <OneLinkField {...props} />
}

function OneLinkField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  return (
    <FieldFrame path={path} label={label}>
      {(ids) => (
        <div role="group" aria-labelledby={ids.label}>
          <LinkEditor
            config={model.config}
            value={isJsonObject(value) ? value : undefined}
            onChange={(next) => edit(path, next)}
            controlId={ids.control}
            described={`${ids.label} ${ids.described ?? ''}`}
            isInvalid={ids.isInvalid}
          />
        </div>
      )}
    </FieldFrame>
  )
}

function newLink(): JsonObject {
  return { link_type: 'Any', key: crypto.randomUUID() }
}

function LinkListField({ path, label, model, value }: FieldProps) {
  const { edit } = useForm()
  const items = useItems(path, value, 'Link', (link) => ({ ...link, key: crypto.randomUUID() }))
  return (
    <FieldFrame path={path} label={label}>
      {(ids) => (
        <div className="items" ref={items.root} data-items role="group" aria-labelledby={ids.label}>
          {items.list.map((link, index) => (
            <ItemCard
              key={keyOf(link)}
              item={link}
              index={index}
              items={items}
              path={`${path}.${index}`}
              name={`${label} ${index + 1}`}
              summary={<ItemSummary value={link} />}
            >
              <LinkEditor
                config={model.config}
                value={link}
                onChange={(next) => edit(`${path}.${index}`, next ?? { link_type: 'Any', key: link['key'] })}
              />
            </ItemCard>
          ))}
          <div className="item-add">
            <Button icon="plus" look="quiet" id={ids.control} onClick={() => items.add(newLink())}>
              Add a link
            </Button>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

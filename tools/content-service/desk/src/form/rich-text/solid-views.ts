import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { objectAt, textAt } from '../../../../src/json/json.ts'
import type { JsonObject } from '../../../../src/json/json.ts'

const makers: Record<string, (value: JsonObject) => HTMLElement[]> = {
  image(value) {
    const image = document.createElement('img')
    const url = textAt(value, 'url') ?? ''
    image.src = url.startsWith('/images/') ? `${url}?w=640&auto=format` : url
    image.alt = textAt(value, 'alt') ?? ''
    return [
      image,
      caption(textAt(value, 'alt') ?? (value['alt'] === '' ? 'Decoration' : 'Not described yet')),
    ]
  },
  embed(value) {
    const oembed = objectAt(value, 'oembed')
    const title = textAt(oembed, 'title')
    return [caption(`Embed: ${title ? `${title}, ` : ''}${textAt(oembed, 'embed_url') ?? ''}`)]
  },
  other: (value) => [caption(`A block of the kind “${textAt(value, 'type') ?? ''}”, kept as it is`)],
}

/** How pictures, embeds and unknown blocks look in the editor. */
export const solidViews: Record<string, NodeViewConstructor> = Object.fromEntries(
  Object.entries(makers).map(([type, make]) => [type, (node) => solidView(node, type, make)]),
)

function solidView(node: Node, type: string, make: (value: JsonObject) => HTMLElement[]): NodeView {
  const dom = document.createElement('figure')
  dom.className = `solid solid-${type}`
  const draw = (shown: Node): void =>
    dom.replaceChildren(...make((shown.attrs as { value: JsonObject }).value))
  draw(node)
  return {
    dom,
    update(next) {
      if (next.type.name !== type) return false
      draw(next)
      return true
    },
  }
}

function caption(text: string): HTMLElement {
  const element = document.createElement('figcaption')
  element.textContent = text
  return element
}

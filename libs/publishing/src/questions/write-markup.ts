/**
 * Writes elements as `react-dom/server` does, in a tenth of the time: components without hooks are functions, and are
 * called. How an element is written is not known here but learned from React, once for each attribute.
 *
 * @module
 */
import { createRecentMap, errorPage } from '@house-edge/paths'
import { Kept, type KeptProps } from '@house-edge/serving/islands'
import type { ReactElement, ReactNode } from 'react'

/** Writes markup as React would, without its marks but in islands. */
export interface MarkupWriter {
  /**
   * @param isPersonal Nothing of the page is remembered but what `Kept` names: it may show codes, and addresses.
   * @returns `undefined`: something in it only React renders, such as a component with hooks outside of an island.
   */
  write: (view: ReactElement, isPersonal?: boolean) => string | undefined
}

/** What stands in an element, as React 19 makes them. */
interface Written extends ReactElement {
  props: Readonly<Record<string, unknown>>
}

/** Of one generation. Characters. */
const mostKept = 1_000_000
/** A longer one is seldom the same twice. Characters. */
const longestKept = 20_000

/** React puts them elsewhere, or writes them by what they are in. */
const leftToReact = new Set(
  'base body head html link listing menuitem meta noscript object option script style title'.split(' '),
)
/** They are written by what is in them, in which no island is. */
const wholly = new Set(['datalist', 'picture', 'pre', 'textarea'])
/** Their attributes depend on each other. */
const special = new Set(['a', 'button', 'form', 'input'])
const empty = new Set('area br col embed hr img input param source track wbr'.split(' '))
const addresses = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref'])
/** Nothing that runs: within the site, or a usual scheme. */
const plainAddress = /^(?:[/?#.]|https?:|mailto:|tel:)/

/** React's marks between two texts, which only its scripts need. */
export const marks: RegExp = /<!--(?: |\$|\/\$|&|\/&)-->/g

const fragment = Symbol.for('react.fragment')
const forwarding = Symbol.for('react.forward_ref')
const memorising = Symbol.for('react.memo')

const idOfReact = /_R_/

/** Ends the writing of a page, and is seen by nothing but `write`. */
class LeftToReact extends Error {
  override readonly name = 'LeftToReact'
  readonly code = 'publishing/left-to-react'
  /** The page about it. */
  readonly docs: string = errorPage(this.code)
}

/** @param renderToString Of the React that made the elements. */
export function createMarkupWriter(renderToString: (view: ReactElement) => string): MarkupWriter {
  /** What comes before the value of an attribute, by its name. Nothing: React writes no text there. */
  const openings = new Map<string, string>()
  const kept = createRecentMap<string>(mostKept, (text, key) =>
    text.length > longestKept ? Infinity : text.length + key.length,
  )
  /** Rendering is done at once, so it is that of the page that is written now. */
  let remembers = true
  /** Objects, components among them, by which something is kept. */
  const named = new WeakMap<object, string>()
  let names = 0
  const nameOf = (object: object): string => {
    const name = named.get(object) ?? `#${(names += 1)}`
    named.set(object, name)
    return name
  }

  return {
    write: (view, isPersonal = false) => {
      remembers = !isPersonal
      try {
        return written(view, view)
      } catch {
        // Whatever it was, React says it.
        return undefined
      }
    },
  }

  /** @param like An element, whose form others have that are shown to React. */
  function written(node: unknown, like: ReactElement): string {
    if (typeof node === 'string') return escaped(node)
    if (typeof node === 'number' || typeof node === 'bigint') return String(node)
    if (node === null || node === undefined || typeof node === 'boolean') return ''
    if (Array.isArray(node)) {
      let all = ''
      for (const each of node as ReactNode[]) all += written(each, like)
      return all
    }
    const { type, props } = node as Written
    if (typeof type === 'string') return element(type, node as Written)
    if (type === (fragment as unknown)) return written(props['children'], like)
    if (type === Kept) return keptOf(props as unknown as KeptProps, like)
    return written(componentOf(type)(props, null), like)
  }

  function element(type: string, node: Written): string {
    const { props } = node
    if (leftToReact.has(type) || (type === 'img' && props['loading'] !== 'lazy')) throw new LeftToReact()
    if (wholly.has(type)) return byReact(node)
    if (type === 'select') return select(node) ?? byReact(node)
    const start = special.has(type) ? specialStart(type, node) : startOf(type, node)
    if (empty.has(type)) return `${start}/>`
    const html = props['dangerouslySetInnerHTML'] as { __html?: string } | undefined
    const content = html
      ? (html.__html ?? '')
      : type === 'he-island'
        ? islandOf(props)
        : written(props['children'], node)
    return `${start}>${content}</${type}>`
  }

  function byReact(node: ReactElement): string {
    return renderToString(node).replace(marks, '')
  }

  /** @returns `undefined`: something else is in it than a list of options of which one is chosen. */
  function select(node: Written): string | undefined {
    const { children, defaultValue, value = defaultValue, ...props } = node.props
    if (props['multiple'] || !isPlain(value ?? '')) return undefined
    let options = ''
    for (const option of [children].flat(Infinity) as readonly unknown[]) {
      if (option === null || option === undefined || typeof option === 'boolean') continue
      const { type, props: own } = option as Written
      const words = [own?.['children']].flat(Infinity)
      if (type !== 'option' || !words.every(isPlain) || 'selected' in own) return undefined
      const said = words.join('')
      const ofOption = own['value'] ?? said
      const isChosen = isPlain(value) && isPlain(ofOption) && `${value}` === `${ofOption}`
      options += `${startOf('option', option as Written)}${isChosen ? ' selected=""' : ''}>${escaped(said)}</option>`
    }
    return `${startByReact('select', node, props, `select ${keyOf(props)}`)}>${options}</select>`
  }

  function startOf(type: string, like: Written): string {
    let start = `<${type}`
    for (const name in like.props) {
      const value = like.props[name]
      if (value === null || value === undefined || name === 'children' || name === 'dangerouslySetInnerHTML')
        continue
      start += attribute(name, value, like)
    }
    return start
  }

  function attribute(name: string, value: unknown, like: ReactElement): string {
    if (typeof value === 'function') return ''
    if (typeof value !== 'string' || (addresses.has(name) && !plainAddress.test(value)))
      return startByReact(
        'div',
        like,
        { [name]: value },
        `${name} ${keyOf(value)}`,
        remembers || typeof value === 'boolean',
      ).slice(4)
    let opening = openings.get(name)
    if (opening === undefined) {
      const shown = startByReact('div', like, { [name]: '/"' }, name, true).slice(4)
      opening = shown === '' ? '' : shown.slice(0, -'/&quot;"'.length)
      openings.set(name, opening)
    }
    return opening === '' ? '' : `${opening}${escaped(value)}"`
  }

  /** Of what can be clicked or filled in. An anchor is as any other, but for an empty address. */
  function specialStart(type: string, node: Written): string {
    const { children: _children, dangerouslySetInnerHTML: _html, ...props } = node.props
    if (type === 'a' && props['href'] !== '') return startOf(type, node)
    return startByReact(type, node, props, `${type} ${keyOf(props)}`)
  }

  function keptOf({ of, children }: KeptProps, like: ReactElement): string {
    let key = ''
    for (const part of of) key += ` ${typeof part === 'object' && part ? nameOf(part) : keyOf(part)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const markup = inOnePiece(written(children(), like))
    kept.set(key, markup)
    return markup
  }

  /** The beginning of an element up to its end, as React writes it. */
  function startByReact(
    type: string,
    like: ReactElement,
    props: object,
    key: string,
    isRemembered: boolean = remembers,
  ): string {
    const known = isRemembered ? kept.get(key) : undefined
    if (known !== undefined) return known
    const shown = renderToString({ ...like, key: null, ref: null, type, props } as ReactElement)
    const start = shown.slice(0, empty.has(type) ? -'/>'.length : -`></${type}>`.length)
    if (isRemembered) kept.set(key, start)
    return start
  }

  /** Plain data is rendered once: the same component makes the same of it. */
  function islandOf(props: Written['props']): string {
    const child = props['children'] as ReactElement
    const { type } = child
    if (typeof type !== 'function') return renderToString(child)
    const key = `${nameOf(type)} ${String(props['data-props'])}`
    const known = remembers ? kept.get(key) : undefined
    if (known !== undefined) return known
    const markup = renderToString(child)
    // Such an id says where in the page a component is.
    if (idOfReact.test(markup)) throw new LeftToReact()
    if (remembers) kept.set(key, markup)
    return markup
  }
}

/** What renders a component that has no state. */
function componentOf(type: unknown): (props: object, ref: null) => unknown {
  const {
    $$typeof: kind,
    render,
    type: inner,
  } = type as Partial<Record<'$$typeof' | 'render' | 'type', unknown>>
  if (kind === forwarding) return componentOf(render)
  if (kind === memorising) return componentOf(inner)
  if (typeof type !== 'function' || type.prototype?.isReactComponent) throw new LeftToReact()
  return type as ReturnType<typeof componentOf>
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function keyOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value, unwritten)
}

/** Functions and symbols are not written, and must not make two props look alike that are not. */
function unwritten(_name: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw new LeftToReact()
  return value
}

const anything = /^[^]/

/**
 * V8 keeps joined texts as a tree until one is read by place. A tree that is kept is walked again for each page it is put
 * into, and takes more memory than its letters.
 */
function inOnePiece(text: string): string {
  // Expressions are matched with one text, and optimised code does not leave that out as it may a letter.
  return anything.test(text) ? text : ''
}

const marked = /["&'<>]/

/** As React does it. */
export function escaped(text: string): string {
  if (!marked.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

import { EmbedFacade, Figure, Heading, Link, Prose } from '@house-edge/ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type RichTextNode, readRichText } from './rich-text-node.ts'
import { type SpanTree, spanTree } from './span-tree.ts'

export interface RichTextProps {
  /** The field as the content service sends it, or nothing. */
  field: unknown
  /** `text`: to be read. `lead`: the opening. `note`: beside something else. @default 'text' */
  size?: 'text' | 'lead' | 'note'
  /** The ids of the headings in it, in order. Without one a heading cannot be linked to. */
  headingIds?: readonly string[]
}

type TextNode = Extract<RichTextNode, { text: string }>
type Block =
  | Exclude<RichTextNode, { kind: 'bullet' | 'number' }>
  | { kind: 'list'; ordered: boolean; items: TextNode[] }

/**
 * Renders a rich text field. What it cannot show safely it leaves out: links
 * that may not be followed become words, embeds are rebuilt from their address,
 * and no markup from the content is ever passed on.
 */
export function RichText({ field, size = 'text', headingIds = noIds }: RichTextProps): ReactElement | null {
  const blocks = gatherLists(readRichText(field))
  if (blocks.length === 0) return null
  const ids = headingIds.values()
  return (
    <Prose size={size}>
      {withKeys(blocks).map(({ key, entry: block }) => (
        <Fragment key={key}>{renderBlock(block, ids)}</Fragment>
      ))}
    </Prose>
  )
}

const noIds: readonly string[] = []

function gatherLists(nodes: readonly RichTextNode[]): readonly Block[] {
  const blocks: Block[] = []
  for (const node of nodes) {
    if (node.kind !== 'bullet' && node.kind !== 'number') {
      blocks.push(node)
      continue
    }
    const ordered = node.kind === 'number'
    const last = blocks.at(-1)
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(node)
    else blocks.push({ kind: 'list', ordered, items: [node] })
  }
  return blocks
}

function renderBlock(block: Block, ids: Iterator<string>): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} {...idProp(ids)} {...direction(block)}>
          {renderWords(block, { links: false })}
        </Heading>
      )
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'preformatted':
      return <pre {...direction(block)}>{block.text}</pre>
    case 'image':
      return <Figure image={block.image} />
    case 'embed':
      return <EmbedFacade address={block.address} title={block.title} />
    default:
      return <p {...direction(block)}>{renderWords(block)}</p>
  }
}

function idProp(ids: Iterator<string>): { id?: string } {
  const next = ids.next()
  return next.done ? {} : { id: next.value }
}

function direction({ rtl }: TextNode): { dir?: 'rtl' } {
  return rtl ? { dir: 'rtl' } : {}
}

function List({ ordered, items }: { ordered: boolean; items: readonly TextNode[] }): ReactElement {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {withKeys(items).map(({ key, entry: item }) => (
        <li key={key} {...direction(item)}>
          {renderWords(item)}
        </li>
      ))}
    </Tag>
  )
}

/** A heading links to itself already, and a link inside a link is none. */
function renderWords({ text, spans }: TextNode, { links = true } = {}): ReactNode {
  return renderTrees(spanTree(text, links ? spans : spans.filter((span) => span.mark !== 'link')))
}

function renderTrees(trees: readonly SpanTree[]): ReactNode {
  return withKeys(trees).map(({ key, entry: tree }) => <Fragment key={key}>{renderTree(tree)}</Fragment>)
}

function renderTree(tree: SpanTree): ReactNode {
  if (typeof tree === 'string') return renderLines(tree)
  const children = renderTrees(tree.children)
  if (tree.span.mark === 'link')
    return (
      <Link href={tree.span.link?.href} target={tree.span.link?.target}>
        {children}
      </Link>
    )
  return tree.span.mark === 'strong' ? <strong>{children}</strong> : <em>{children}</em>
}

function renderLines(text: string): ReactNode {
  if (!text.includes('\n')) return text
  return withKeys(text.split('\n')).map(({ key, entry: line }) => (
    <Fragment key={key}>
      {key > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** Blocks and spans have no name of their own; their place tells them apart. */
function withKeys<Entry>(entries: readonly Entry[]): readonly { key: number; entry: Entry }[] {
  return entries.map((entry, key) => ({ key, entry }))
}

/** Whether a rich text field has anything to show. */
export function hasRichText(field: unknown): boolean {
  return readRichText(field).length > 0
}

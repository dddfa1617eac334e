import type { RichTextField, RTBlockNode } from '@prismicio/client'
import { type LinkProps, PrismicRichText, type RichTextComponents } from '@prismicio/react'
import { EmbedFacade, Figure, Heading, Link, Prose, Term } from '@house-edge/ui'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { readImage } from '../field/image.ts'
import type { Explain } from '../terms/explain.ts'
import { readText } from '../field/scalar.ts'
import { isTermMark, withTerms } from './term-mark.ts'
import { headingLevel, readRichText, type RichTextNode } from './rich-text-node.ts'
import { asShown, writtenIn } from '@house-edge/ui/language'

interface RichTextProps {
  /** The field as the content service sends it. Renders nothing without one. */
  field: unknown
  /** `text`: to be read. `lead`: the opening. `note`: beside something else. @default 'text' */
  size?: 'text' | 'lead' | 'note'
  /** The ids of the headings in it, in order. Without one a heading cannot be linked to. */
  headingIds?: readonly string[]
  /** The second line of the first heading. */
  aside?: string | undefined
  /** Marks what a glossary explains. @default nothing is marked */
  explain?: Explain | undefined
  /** The language it is written in, BCP 47. @default not known */
  language?: string | undefined
}

/**
 * Renders a rich text field with the vendor's component. What it cannot show
 * safely it leaves out: links that may not be followed become words, embeds are
 * rebuilt from their address, and no markup from the content is ever passed on.
 */
export function RichText({
  field,
  size = 'text',
  headingIds = noIds,
  aside,
  explain,
  language,
}: RichTextProps): ReactElement | null {
  const nodes = withTerms(readRichText(field), explain)
  if (nodes.length === 0) return null
  return (
    <Prose size={size} {...writtenIn(language)} {...(!language && asShown(wordsOf(nodes)))}>
      <PrismicRichText
        field={withLists(nodes) as RichTextField}
        components={{ ...components, ...headings(nodes, headingIds, aside) }}
        internalLinkComponent={TextLink}
        externalLinkComponent={TextLink}
      />
    </Prose>
  )
}

function wordsOf(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => ('text' in node ? node.text : '')).join(' ')
}

const noIds: readonly string[] = []

/**
 * Items that follow each other, as the lists the vendor's tree is made of. The
 * vendor gathers them too, and takes ten seconds for as many as an answer can hold.
 */
function withLists(nodes: readonly RichTextNode[]): RTBlockNode[] {
  const blocks: RTBlockNode[] = []
  for (const node of nodes) {
    const list = node.type === 'list-item' || node.type === 'o-list-item' ? `group-${node.type}` : undefined
    const last = blocks.at(-1)
    if (list && last?.type === list && 'items' in last) (last.items as RichTextNode[]).push(node)
    else blocks.push((list ? { type: list, items: [node] } : node) as RTBlockNode)
  }
  return blocks
}

/** Where the vendor's own components would do something else. */
const components: RichTextComponents = {
  preformatted: ({ node, key }) => (
    <pre key={key} dir={node.direction}>
      {node.text}
    </pre>
  ),
  image: ({ node, key }) => {
    const image = readImage(node)
    return image && <Figure key={key} image={image} />
  },
  label: ({ node, children, key }) =>
    isTermMark(node) ? (
      <Term key={key} {...node.data.term}>
        {children}
      </Term>
    ) : (
      children
    ),
  // `null` leaves a text to the vendor's component, which knows its line breaks.
  span: ({ text, key }) =>
    shortBegun.test(text) && !text.includes('\n')
      ? createElement(Fragment, { key }, ...withoutBreaks(text))
      : null,
  embed: ({ node: { oembed }, key }) => (
    <EmbedFacade key={key} address={oembed.embed_url} title={readText(oembed.title)} />
  ),
}

/** A word that begins with one letter and a hyphen, as “e-mail”, would leave that letter alone at the end of a line. */
const shortBegun = /((?<![\p{L}\p{N}-])\p{L}-\p{L}+)/u

function withoutBreaks(text: string): readonly ReactNode[] {
  return text
    .split(shortBegun)
    .map((part, at) => (at % 2 === 1 ? createElement('span', { className: 'he-whole' }, part) : part))
}

function headings(
  nodes: readonly RichTextNode[],
  headingIds: readonly string[],
  aside: string | undefined,
): RichTextComponents {
  const ids = new Map<unknown, { id?: string; aside?: string | undefined }>(
    nodes
      .filter(headingLevel)
      .map((node, index) => [
        node,
        { ...(headingIds[index] && { id: headingIds[index] }), ...(index === 0 && { aside }) },
      ]),
  )
  const heading: RichTextComponents['heading2'] = ({ node, children, key }) => (
    <Heading key={key} level={headingLevel(node) ?? 2} {...ids.get(node)} dir={node.direction}>
      {children}
    </Heading>
  )
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((rank) => [`heading${rank}`, heading]))
}

function TextLink({ href, target, children }: LinkProps): ReactElement {
  return (
    <Link href={href} target={target}>
      {children}
    </Link>
  )
}

/** Whether a rich text field has anything to show. */
export function hasRichText(field: unknown): boolean {
  return readRichText(field).length > 0
}

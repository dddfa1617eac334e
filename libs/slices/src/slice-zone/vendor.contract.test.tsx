import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RichTextField } from '@prismicio/client'
import { PrismicRichText, SliceZone as VendorSliceZone } from '@prismicio/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../index.ts'
import { RichText } from '../rich-text/rich-text.tsx'

/** What other teams write when they keep the vendor's zone. */
const VendorZone = VendorSliceZone as ComponentType<{
  slices: readonly object[]
  components: object
  context: object
}>

const folder = join(import.meta.dirname, '..')
const all = readdirSync(folder)
  .filter((name) => /^[A-Z]/.test(name))
  .flatMap((name) => {
    const mocks = JSON.parse(readFileSync(join(folder, name, 'mocks.json'), 'utf8')) as Record<string, object>
    return Object.entries(mocks).map(([state, slice]) => [name, state, slice] as const)
  })

/** The same text, whatever element wraps it. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('slices', () => {
  it.each(all)('%s, %s, render alike under the vendor’s zone', (_name, _state, slice) => {
    const context = { today: '2026-11-20' }
    const type = (slice as { slice_type: string }).slice_type
    const own = components[type]?.({ slice, index: 0, slices: [slice], context })
    const theirs = renderToStaticMarkup(
      <VendorZone slices={[slice]} components={components} context={context} />,
    )
    expect(theirs).toBe(renderToStaticMarkup(<>{own}</>))
  })
})

const formatted: RichTextField = [
  { type: 'heading2', text: 'Terms, in plain words', spans: [] },
  {
    type: 'paragraph',
    text: 'Stake ten times, never more.',
    spans: [
      { type: 'strong', start: 6, end: 15 },
      { type: 'em', start: 17, end: 22 },
    ],
  },
  { type: 'list-item', text: 'First', spans: [] },
  { type: 'list-item', text: 'Second', spans: [] },
  { type: 'o-list-item', text: 'One', spans: [] },
]

describe('RichText', () => {
  it('says what the vendor’s component says, in the same order', () => {
    const theirs = renderToStaticMarkup(<PrismicRichText field={formatted} />)
    expect(words(renderToStaticMarkup(<RichText field={formatted} />))).toBe(words(theirs))
  })

  it('rebuilds an embed from its address, unlike the vendor’s component', () => {
    const field = [
      {
        type: 'embed',
        oembed: {
          embed_url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
          type: 'video',
          version: '1.0',
          html: '<img src=x onerror=alert(1)>',
        },
      },
    ] as unknown as RichTextField
    expect(renderToStaticMarkup(<PrismicRichText field={field} />)).toContain('onerror=alert(1)')
    expect(renderToStaticMarkup(<RichText field={field} />)).not.toContain('onerror')
  })
})

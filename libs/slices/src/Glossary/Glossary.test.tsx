import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(...slices: readonly unknown[]): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={slices} />)
}

describe('Glossary', () => {
  it('defines each term, with what else it is called and the way to more', () => {
    const html = shown(mocks.several)
    expect(html).toMatch(/id="term-wagering"><dt><dfn>Wagering<\/dfn><span [^>]*> \(rollover\)/)
    expect(html).toContain('>What a bonus costs to clear</a>')
    expect(html.match(/<dt>/g)).toHaveLength(2)
  })

  it('gives equal terms ids of their own, also in different slices', () => {
    const ids = [...shown(mocks.hostile, mocks.several, mocks.several).matchAll(/ id="(term-[^"]+)"/g)]
    expect(ids.map(([, id]) => id)).toEqual([
      'term-constructor',
      'term-constructor-2',
      'term-wagering',
      'term-contribution',
      'term-wagering-2',
      'term-contribution-2',
    ])
  })

  it('passes no markup and no forbidden address on', () => {
    expect(shown(mocks.hostile)).not.toMatch(/<b>|javascript:/)
  })

  it('shows nothing without terms', () => {
    expect(shown(mocks.empty)).not.toContain('<section')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import type { SliceContext } from '../../rendering/context/slice-context.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown, context: SliceContext = {}): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} context={context} />)
}

describe('EveningCalculator', () => {
  it('begins with the figures of the editor', () => {
    expect(shown(mocks.slot)).toContain('1,200 rounds of €1')
    expect(shown(mocks.slot)).toContain('€72')
  })

  it('begins with three hours at red or black when there are none', () => {
    expect(shown(mocks.empty)).toContain('120 rounds of 2')
  })

  it('leads to the page that works figures out, where there is one', () => {
    expect(shown(mocks.common, { workedOutHref: '/worked-out' })).toContain('action="/worked-out"')
    expect(shown(mocks.common)).not.toContain('action=')
  })
})

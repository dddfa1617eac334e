import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Callout', () => {
  it('is told apart by ear as well as by eye', () => {
    expect(shown(mocks.warning)).toContain('aria-label="Warning"')
    expect(shown(mocks.adult)).toContain('aria-label="Age limit"')
  })

  it('takes an unknown kind for information', () => {
    expect(shown({ ...mocks.info, primary: { ...mocks.info.primary, kind: 'shout' } })).toContain(
      'data-kind="info"',
    )
  })
})

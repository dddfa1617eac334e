import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

afterEach(() => speak(undefined))

describe('CallToAction', () => {
  it('keeps its words when the way is not permitted', () => {
    const html = shown(mocks.hostile)
    expect(html).toContain('The words remain')
    expect(html).not.toContain('<a ')
  })

  it('has words for an action without any, in the language of the page', () => {
    const { action, ...rest } = mocks.actionOnly.primary
    const wordless = { ...mocks.actionOnly, primary: { ...rest, action: { ...action, text: '' } } }
    expect(shown(wordless)).toContain('>Read more<')
    speak('de-AT')
    expect(shown(wordless)).toContain('>Weiterlesen<')
  })

  it('can be an action alone', () => {
    expect(shown(mocks.actionOnly)).toContain('Open the public register')
  })
})

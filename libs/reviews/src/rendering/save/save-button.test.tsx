import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import mixed from '../../slices/Related/mocks.json' with { type: 'json' }
import { components } from '../../slices/slice-map/components.ts'
import { SaveButton } from './save-button.tsx'

describe('SaveButton', () => {
  it('submits the document, and names it for screen readers', () => {
    expect(renderToStaticMarkup(<SaveButton form="save" id="review_tide" title="Tide Clock" />)).toContain(
      '<button type="submit" form="save" value="review_tide" class="he-button" data-variant="plain" name="document">' +
        'Save<span class="he-hidden"> Tide Clock</span></button>',
    )
  })

  it('says that it is saved where the form leads back to', () => {
    expect(renderToStaticMarkup(<SaveButton form="save" id="review_tide" title="Tide Clock" />)).toMatch(
      /<output [^>]*id="saved-review_tide"[^>]*>Saved/,
    )
  })

  it.each([
    ['form', undefined, 'review_tide'],
    ['document', 'save', undefined],
  ])('is not there without a %s', (_, form, id) => {
    expect(renderToStaticMarkup(<SaveButton form={form} id={id} title="Tide Clock" />)).toBe('')
  })

  it('stands in pages’ own forms beside related pages', () => {
    const shown = (saveForm?: string) =>
      renderToStaticMarkup(
        <SliceZone components={components} slices={[mixed.mixed]} context={{ saveForm }} />,
      ).match(/<button[^>]*form="save"/g)
    expect(shown('save')).toHaveLength(2)
    expect(shown()).toBeNull()
  })
})

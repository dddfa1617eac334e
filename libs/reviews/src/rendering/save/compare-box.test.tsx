import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CompareBox } from './compare-box.tsx'

describe('CompareBox', () => {
  it('sends the review with the form, and names it for screen readers', () => {
    const html = renderToStaticMarkup(<CompareBox form="compare" uid="lantern" name="Lantern" />)
    for (const part of ['form="compare"', 'name="with"', 'value="lantern"', 'he-hidden"> Lantern'])
      expect(html).toContain(part)
  })

  it.each([
    [undefined, 'lantern'],
    ['compare', null],
  ])('is not there for form %j and review %j', (form, uid) => {
    expect(renderToStaticMarkup(<CompareBox form={form} uid={uid} name="Lantern" />)).toBe('')
  })
})

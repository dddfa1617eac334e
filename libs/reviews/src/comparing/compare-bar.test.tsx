import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { CompareBar, compareForm } from './compare-bar.tsx'

describe('CompareBar', () => {
  it('asks for the comparison in the country of its page', () => {
    const html = renderToStaticMarkup(<CompareBar country="ie" links={links} />)
    expect(html).toContain(`id="${compareForm}"`)
    expect(html).toContain('action="/compare"')
    expect(html).toContain('value="ie"')
    expect(renderToStaticMarkup(<CompareBar country={undefined} links={links} />)).not.toContain(
      'type="hidden"',
    )
  })
})

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { TableOfContents } from './table-of-contents.tsx'

describeConformance('TableOfContents', (extra) => (
  <TableOfContents entries={[{ id: 'section-edge', text: 'What the edge is', level: 2 }]} {...extra} />
))

describe('TableOfContents', () => {
  it('renders nothing for a page without parts', () => {
    expect(renderToStaticMarkup(<TableOfContents entries={[]} />)).toBe('')
  })

  it('moves wrappers around the link and drops empty ones', () => {
    const holder = mount(
      <TableOfContents
        entries={[
          { id: 'offer', text: 'The offer', level: 2, within: (link) => <b>{link}</b> },
          { id: 'gone', text: 'Gone', level: 2, within: () => <></> },
        ]}
      />,
    )
    const [offer, gone] = holder.querySelectorAll('li')
    expect(offer?.innerHTML).toBe('<b><a href="#offer">The offer</a></b>')
    expect(getComputedStyle(gone!).display).toBe('none')
  })

  it('marks the part that is being read', async () => {
    await page.viewport(1280, 600)
    const part = (id: string): ReactElement => (
      <section style={{ blockSize: '200vh' }}>
        <h2 id={id}>{id}</h2>
      </section>
    )
    const holder = mount(
      <>
        <div style={{ position: 'sticky', insetBlockStart: 0 }}>
          <TableOfContents
            entries={[
              { id: 'section-one', text: 'One', level: 2 },
              { id: 'section-two', text: 'Two', level: 2 },
            ]}
          />
        </div>
        {part('section-one')}
        {part('section-two')}
      </>,
    )
    holder.querySelector('#section-two')?.scrollIntoView({ behavior: 'instant' })
    await expect
      .poll(() => [...holder.querySelectorAll('a:target-current')].map((link) => link.textContent))
      .toEqual(['Two'])
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PageActions, PageWays } from './page-actions.tsx'

const links = { complaints: '/complaints', saved: '/saved' }
const markup = (review?: { uid: string; compareForm: string }): string =>
  renderToStaticMarkup(
    <PageActions
      id="a"
      title="Tide Clock"
      address="https://house.example/tide"
      {...(review && { review })}
      links={links}
    />,
  )

describe('PageActions', () => {
  it('saves a page and reports what is wrong with it', () => {
    const html = markup()
    expect(html).toContain('action="/api/saved"')
    expect(html).toContain('href="/complaints?document=a"')
  })

  it('compares a review, and leaves what follows reading to its end', () => {
    const html = markup({ uid: 'tide', compareForm: 'compare' })
    expect(html).toContain('form="compare"')
    expect(html).not.toContain('href="/complaints')
    const ways = renderToStaticMarkup(
      <PageWays id="a" title="Tide Clock" address="https://house.example/tide" links={links} />,
    )
    expect(ways).toContain('href="/complaints?document=a"')
  })

  it('sends its address to somebody, by a message they write themselves', () => {
    expect(markup()).toContain(
      'href="mailto:?subject=Tide%20Clock&amp;body=https%3A%2F%2Fhouse.example%2Ftide"',
    )
  })

  it('watches a review, and says so at the fragment that a form leads back to', () => {
    const html = markup({ uid: 'tide', compareForm: 'compare' })
    expect(html).toMatch(/formaction="\/api\/watch"/i)
    expect(html).toContain('id="watched"')
    expect(markup()).not.toContain('/api/watch')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { speakIn } from '../languages/speak-in.ts'
import { ListTrail } from './list-trail.tsx'

vi.mock('server-only', () => ({}))

const shown = (path: string | undefined) => renderToStaticMarkup(<ListTrail path={path} />)

describe('ListTrail', () => {
  it.each([
    ['/casino-reviews/page/2', '/casino-reviews', 'Casino reviews, page 2'],
    ['/topics/page/3', '/topics', 'Topics, page 3'],
    ['/offers/find', '/offers', '>Offers</a>'],
    ['/compare', '/casino-reviews', '>Casino reviews</a>'],
  ])('leads from %s back to %s', (path, list, says) => {
    const html = shown(path)
    expect(html).toContain(`href="${list}"`)
    expect(html).toContain(says)
  })

  it('speaks the language of the page', () => {
    speakIn('de-at')
    const html = shown('/de/casino-magazin/seite/2')
    speakIn(undefined)
    expect(html).toContain('href="/de/casino-magazin">Magazin</a>')
    expect(html).toContain('Magazin, Seite 2')
  })

  it.each(['/casino-reviews', '/topics', '/about', '/casino-reviews/copper-lantern', undefined])(
    'shows nothing at %s',
    (path) => {
      expect(shown(path)).toBe('')
    },
  )
})

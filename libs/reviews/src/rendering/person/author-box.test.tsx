import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContentAuthorBox } from './author-box.tsx'

const shown = (data: object) =>
  renderToStaticMarkup(<ContentAuthorBox document={{ type: 'person', id: 'a', data } as never} />)

describe('ContentAuthorBox', () => {
  it('says who a person is, with their bio where there is one', () => {
    const bio = [{ type: 'paragraph', text: 'Counts cards.', spans: [] }]
    expect(shown({ name: 'Ada', bio })).toMatch(/Ada.*Counts cards\./s)
    expect(shown({ name: 'Ada' })).not.toContain('<p></p>')
  })

  it('introduces no person without a name', () => {
    expect(shown({ role: 'Editor' })).toBe('')
  })
})

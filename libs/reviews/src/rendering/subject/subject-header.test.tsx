import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SubjectAbout, type SubjectDocument, SubjectHeader, subjectName } from './subject-header.tsx'

const subject = (type: string, data: object) => ({ type, id: 'a', data }) as unknown as SubjectDocument

describe('SubjectHeader', () => {
  it('says what a subject is and what is known of it', () => {
    const regulator = { name: 'MGA', tier: 'strict', country: 'MT', register_url: null }
    const html = renderToStaticMarkup(<SubjectHeader document={subject('regulator', regulator)} />)
    for (const words of ['<h1', 'MGA', 'Regulator', 'Strictly', 'Malta']) expect(html).toContain(words)
    expect(html).not.toContain('Register')
  })

  it('names the casino of an offer', () => {
    const maker = { data: { name: 'Copper Lantern' } } as never
    const offer = subject('bonus', { title: 'First lamp' })
    expect(renderToStaticMarkup(<SubjectHeader document={offer} maker={maker} />)).toMatch(
      /<h1[^>]*>First lamp at Copper Lantern</,
    )
  })

  it('shows where else a person is found by the host alone', () => {
    const same_as = [{ link: { link_type: 'Web', url: 'https://ada.example/me', text: 'My page' } }]
    const html = renderToStaticMarkup(
      <SubjectHeader document={subject('person', { name: 'Ada', same_as })} />,
    )
    expect(html).toContain('>ada.example<')
  })

  it('is not there without a name', () => {
    expect(renderToStaticMarkup(<SubjectHeader document={subject('operator', { name: ' ' })} />)).toBe('')
  })
})

describe('SubjectAbout', () => {
  it('takes the bio of a person before other text', () => {
    const text = (words: string) => [{ type: 'paragraph', text: words, spans: [] }]
    const about = { name: 'Ada', bio: text('Her bio.'), about: text('About her.') }
    const html = renderToStaticMarkup(<SubjectAbout document={subject('person', about)} />)
    expect([html.includes('Her bio.'), html.includes('About her.')]).toEqual([true, false])
  })
})

describe('subjectName', () => {
  it('is the title of what has one', () => {
    expect(subjectName(subject('bonus', { title: 'Spins' }))).toBe('Spins')
    expect(subjectName(subject('operator', { name: 'House Ltd' }))).toBe('House Ltd')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { speak } from '../language/speak.ts'
import { RecordList } from './record-list.tsx'

describeConformance('RecordList', (extra) => (
  <RecordList
    entries={[
      { words: 'Three more withdrawals timed.', date: '2026-11-16', sourceHref: 'https://example.com' },
    ]}
    {...extra}
  />
))

describe('RecordList', () => {
  it('dates an entry and links to proof', () => {
    const html = renderToStaticMarkup(
      <RecordList
        entries={[{ words: 'Fined.', date: '2026-11-16', sourceHref: 'https://register.example/1' }]}
      />,
    )
    expect(html).toMatch(
      /<time dateTime="2026-11-16">16 November 2026<\/time><p>Fined. <a href="https:\/\/register.example\/1"[^>]*>Source/,
    )
  })

  it('lets words run as their own language does on a page from right to left', () => {
    speak('ar-AE')
    const html = renderToStaticMarkup(<RecordList entries={[{ words: 'Fined.' }]} />)
    speak(undefined)
    expect(html).toContain('<p dir="auto">Fined.')
  })

  it('shows words alone without day and source', () => {
    expect(renderToStaticMarkup(<RecordList entries={[{ words: 'Fined.' }]} />)).not.toMatch(/<time|<a/)
  })

  it('says what an entry is about before what happened', () => {
    const entry = { words: 'No licence.', about: { text: 'Comet', href: '/comet' }, tag: { text: 'Warning' } }
    expect(renderToStaticMarkup(<RecordList entries={[entry]} />)).toMatch(
      /<a href="\/comet"[^>]*>Comet<\/a> <span[^>]*>Warning<\/span><\/p><p>No licence\./,
    )
  })

  it('renders nothing without entries', () => {
    expect(renderToStaticMarkup(<RecordList entries={[]} />)).toBe('')
  })
})

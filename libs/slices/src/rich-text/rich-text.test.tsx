import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import mocks from '../RichText/mocks.json' with { type: 'json' }
import { ContentLink } from './link.tsx'
import { RichText } from './rich-text.tsx'

function shown(...nodes: readonly unknown[]): string {
  return renderToStaticMarkup(<RichText field={nodes} />).replace(/^<div[^>]*>|<\/div>$/g, '')
}

function paragraph(text: string, ...spans: readonly unknown[]): unknown {
  return { type: 'paragraph', text, spans }
}

describe('RichText', () => {
  it('gathers neighbouring entries of the same kind into one list', () => {
    const entry = (type: string, text: string): unknown => ({ type, text, spans: [] })
    expect(
      shown(
        entry('list-item', 'a'),
        entry('list-item', 'b'),
        entry('o-list-item', 'c'),
        entry('list-item', 'd'),
      ),
    ).toBe('<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><ul><li>d</li></ul>')
  })

  it('gives its first heading a second line', () => {
    const heading = (text: string) => ({ type: 'heading2', text, spans: [] })
    const html = renderToStaticMarkup(<RichText field={[heading('One'), heading('Two')]} aside="Or so" />)
    expect(html).toMatch(/One <span class="he-heading-aside">Or so<\/span><\/h2><h2[^>]*>Two<\/h2>/)
  })

  it('gives its headings the ids it is told, in order', () => {
    const html = renderToStaticMarkup(
      <RichText
        field={[
          { type: 'heading2', text: 'One', spans: [] },
          { type: 'heading3', text: 'Two', spans: [] },
        ]}
        headingIds={['section-one', 'section-two']}
      />,
    )
    expect(html).toContain('<h2 id="section-one"')
    expect(html).toContain('<h3 id="section-two"')
  })

  it('leaves the only h1 to the page', () => {
    expect(shown({ type: 'heading1', text: 'A title', spans: [] })).toMatch(/^<h2/)
  })

  it('breaks lines where the editor did', () => {
    expect(shown(paragraph('one\ntwo'))).toBe('<p>one<br/>two</p>')
  })

  it('leaves no single letter at the end of a line', () => {
    expect(shown(paragraph('Write an e-mail (E-Mail-Adresse), off-hand.'))).toBe(
      '<p>Write an <span class="he-whole">e-mail</span> (<span class="he-whole">E-Mail</span>-Adresse), off-hand.</p>',
    )
  })

  it('leaves out empty paragraphs', () => {
    expect(shown(paragraph(''), paragraph('  '), paragraph('a'))).toBe('<p>a</p>')
  })

  const mark = (type: string, start: number, end: number): unknown => ({
    type,
    start,
    end,
    ...(type === 'hyperlink' && { data: { link_type: 'Web', url: '/to' } }),
  })

  it('nests marks, and cuts the later of two that cross', () => {
    expect(shown(paragraph('abcdef', mark('em', 2, 4), mark('strong', 0, 6)))).toBe(
      '<p><strong>ab<em>cd</em>ef</strong></p>',
    )
    expect(shown(paragraph('abcdef', mark('strong', 0, 4), mark('em', 2, 6)))).toBe(
      '<p><strong>ab<em>cd</em></strong><em>ef</em></p>',
    )
  })

  it('nests no link in links or headings', () => {
    expect(shown(paragraph('abcdef', mark('hyperlink', 0, 6), mark('hyperlink', 1, 3)))).toBe(
      '<p><a href="/to">abcdef</a></p>',
    )
    expect(shown({ type: 'heading2', text: 'abcdef', spans: [mark('hyperlink', 0, 6)] })).not.toContain('<a')
  })

  it('stays shallow under ten thousand equal marks', () => {
    const marks = Array.from({ length: 10_000 }, () => mark('strong', 0, 6))
    expect(shown(paragraph('abcdef', ...marks))).toBe('<p><strong>abcdef</strong></p>')
  })

  it('loses no letter whatever the marks', () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const marks = ['strong', 'em', 'hyperlink', 'strong'].map((type, index) => {
        const start = (seed * (index + 3)) % 7
        return mark(type, start, start + 1 + ((seed * (index + 5)) % 6))
      })
      expect(shown(paragraph('abcdefghij', ...marks)).replaceAll(/<[^>]+>/g, '')).toBe('abcdefghij')
    }
  })

  it('passes no markup on', () => {
    expect(shown(paragraph('<img src=x onerror=alert(1)>'))).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('turns links that may not be followed into words', () => {
    const link = (url: string): unknown => ({
      start: 0,
      end: 5,
      type: 'hyperlink',
      data: { link_type: 'Web', url },
    })
    for (const url of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
    ]) {
      expect(shown(paragraph('Press here', link(url)))).toBe('<p>Press here</p>')
    }
  })

  it('never shows the markup of an embed', () => {
    const html = renderToStaticMarkup(<RichText field={mocks.hostile.primary.content} />)
    expect(html).not.toMatch(/<script|<img|javascript:|__next/)
    expect(html).toContain('href="https://evil.example/embed"')
  })

  it('marks text that runs from right to left', () => {
    expect(shown({ type: 'paragraph', text: 'نص', spans: [], direction: 'rtl' })).toBe('<p dir="rtl">نص</p>')
  })

  it.each([undefined, null, [], 'text', {}, [null, 7]])('renders nothing for %j', (field) => {
    expect(renderToStaticMarkup(<RichText field={field} />)).toBe('')
  })

  it('renders two hundred thousand blocks without running out of stack', () => {
    const nodes = Array.from({ length: 200_000 }, () => paragraph('x'))
    expect(renderToStaticMarkup(<RichText field={nodes} />).length).toBeGreaterThan(1_000_000)
  })
})

describe('ContentLink', () => {
  it('uses the words the editor gave', () => {
    expect(renderToStaticMarkup(<ContentLink field={{ url: '/about', text: 'About us' }} />)).toBe(
      '<a href="/about">About us</a>',
    )
  })

  it('keeps the words when it may not lead anywhere', () => {
    expect(
      renderToStaticMarkup(<ContentLink field={{ url: 'javascript:alert(1)' }}>Press me</ContentLink>),
    ).toBe('Press me')
  })

  it('renders nothing without words', () => {
    expect(renderToStaticMarkup(<ContentLink field={{ url: '/about' }} />)).toBe('')
  })
})

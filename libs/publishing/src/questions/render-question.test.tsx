import { Island } from '@house-edge/serving/islands'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createQuestionRenderer } from './render-question.ts'

function Box({ words }: { words: string }) {
  return (
    <p>
      {words} and {words}
    </p>
  )
}

const render = createQuestionRenderer(renderToString)

describe('createQuestionRenderer', () => {
  it('writes a head that no search engine lists', () => {
    const { head } = render({ title: 'A “<b>” & more', description: 'Of "this"' }, <p />, 'noindex, follow')
    expect(head).toBe(
      '<title>A “&lt;b&gt;” &amp; more</title><meta name="description" content="Of &quot;this&quot;"/><meta name="robots" content="noindex, follow"/>',
    )
  })

  it('leaves marks in islands alone', () => {
    const { body } = render(
      { title: 'A' },
      <main>
        <Box words="a" />
        <Island name="box" component={Box} props={{ words: 'b' }} />
        <Box words="c" />
      </main>,
      undefined,
      false,
    )
    expect(body).toBe(
      '<main><p>a and a</p><he-island data-island="box" data-props="{&quot;words&quot;:&quot;b&quot;}"><p>b<!-- --> and <!-- -->b</p></he-island><p>c and c</p></main>',
    )
  })

  it('puts what a browser fetches early into the head', () => {
    const { head, body } = render({ title: 'A' }, <img src="/a.png" alt="" />, undefined)
    expect(head).toContain('<link rel="preload" as="image" href="/a.png"/>')
    expect(body).toBe('<img src="/a.png" alt=""/>')
  })
})

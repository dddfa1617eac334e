import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ResultList } from './result-list.tsx'

const results = [{ id: 'a', title: 'Copper Lantern', href: '/a', context: 'Paid in two hours.' }]

describeConformance('ResultList', (extra) => <ResultList results={results} {...extra} />)

describe('ResultList', () => {
  it('leads to what was found and says why', () => {
    const html = renderToStaticMarkup(<ResultList results={results} />)
    expect(html).toContain('href="/a"')
    expect(html).toContain('Paid in two hours.')
  })

  it('shows the score of a casino, and of nothing else', () => {
    const scored = [{ id: 'a', title: 'Copper Lantern', href: '/a', score: 9.2 }]
    expect(renderToStaticMarkup(<ResultList results={scored} />)).toMatch(/9\.2.*out of 10/)
    expect(renderToStaticMarkup(<ResultList results={results} />)).not.toContain('out of 10')
  })

  it('says beside a name what it is warned for', () => {
    const warned = [{ id: 'a', title: 'Velvet Comet', href: '/a', status: 'warning' as const }]
    expect(renderToStaticMarkup(<ResultList results={warned} />)).toMatch(/Velvet Comet<\/a>.*Warning/)
  })
})

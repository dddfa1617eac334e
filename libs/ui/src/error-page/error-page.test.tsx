import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ErrorPage } from './error-page.tsx'

describeConformance('ErrorPage', (extra) => <ErrorPage status={404} reference="4f2a-19c7" {...extra} />)

describe('ErrorPage', () => {
  const titleOf = (element: ReactElement): string | undefined =>
    /<h1[^>]*>([^<]*)</.exec(renderToStaticMarkup(element))?.[1]

  // shows R013, R025, R026
  it('says that a page is not there', () => {
    expect(titleOf(<ErrorPage status={404} />)).toBe('Page Not Found')
  })

  // shows R014, R025, R026, R167
  it.each([500, 502, 0, NaN, undefined])('takes the blame for %j', (status) => {
    expect(titleOf(<ErrorPage status={status} />)).toBe('Internal Server Error')
  })

  it('never says that a page is missing when unsure', () => {
    expect(titleOf(<ErrorPage status={503} />)).toBe('Service Unavailable')
  })

  it('says that a page was taken away for good', () => {
    expect(titleOf(<ErrorPage status={410} />)).toBe('Page Gone')
  })

  it('offers retries only where they may help', () => {
    const waysOn = (status: number): string[] =>
      [...renderToStaticMarkup(<ErrorPage status={status} />).matchAll(/<a [^>]*href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      )
    expect(waysOn(503)).toEqual(['', '/'])
    expect([404, 410, 500].map(waysOn)).toEqual([['/'], ['/'], ['/']])
  })

  it('prefers the words it is given', () => {
    expect(titleOf(<ErrorPage status={410} title="This casino has closed" />)).toBe('This casino has closed')
  })

  it('shows the reference of a failure', () => {
    expect(renderToStaticMarkup(<ErrorPage status={500} reference="4f2a" />)).toContain('<code>4f2a</code>')
  })
})

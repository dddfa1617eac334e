import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { StatusTag } from './status-tag.tsx'

describeConformance('StatusTag', (extra) => <StatusTag status="closed" {...extra} />)

describe('StatusTag', () => {
  it('says nothing about a casino that is simply open', () => {
    expect(renderToStaticMarkup(<StatusTag status="active" />)).toBe('')
    expect(renderToStaticMarkup(<StatusTag status={undefined} />)).toBe('')
  })
})

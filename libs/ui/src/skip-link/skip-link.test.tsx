import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { SkipLink } from './skip-link.tsx'

describeConformance('SkipLink', (extra) => <SkipLink {...extra} />)

describe('SkipLink', () => {
  it('shows on focus and leads to the main part', async () => {
    const link = mount(<SkipLink />).querySelector('a')!
    expect(link.getBoundingClientRect().width).toBe(1)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(link)
    expect(link.getBoundingClientRect().width).toBeGreaterThan(100)
    expect(link.hash).toBe('#main')
  })
})

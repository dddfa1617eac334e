import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { Prose } from './prose.tsx'

describeConformance('Prose', (extra) => (
  <Prose {...extra}>
    <p>Words.</p>
  </Prose>
))

describe('Prose', () => {
  it('sets text to the measure, notes to the width they have', async () => {
    await page.viewport(1280, 800)
    const widthOf = (size: 'text' | 'note') =>
      mount(<Prose size={size}>Words.</Prose>).firstElementChild!.getBoundingClientRect().width
    expect(widthOf('text')).toBe(640)
    expect(widthOf('note')).toBeGreaterThan(640)
  })

  it('underlines links', () => {
    const text = mount(
      <Prose>
        <a href="/odds">Odds</a>
      </Prose>,
    )
    expect(getComputedStyle(text.querySelector('a')!).textDecorationLine).toBe('underline')
  })
})

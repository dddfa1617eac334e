import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../../testing/component.ts'
import { SelfCheck } from './self-check.tsx'

const check = (
  <SelfCheck
    stem="Lately:"
    questions={['Have you?', 'And have you?', 'Really?']}
    answers={[
      { words: 'Never', points: 0 },
      { words: 'Often', points: 2 },
      { words: 'Always', points: 3 },
    ]}
    bands={[{ points: '0 points', meaning: 'Good.' }]}
  />
)

describeConformance('SelfCheck', (extra) => (
  <SelfCheck
    stem="Lately:"
    questions={['Have you?']}
    answers={[{ words: 'Never', points: 0 }]}
    bands={[{ points: '0 points', meaning: 'Good.' }]}
    {...extra}
  />
))

/** What the style sheet writes there. A browser tells no script the number itself, so it is measured: a figure is as wide as that figure. */
function reads(holder: HTMLElement, place: string, figure: string): boolean {
  const shown = holder.querySelector<HTMLElement>(place)!
  const same = shown.cloneNode() as HTMLElement
  same.className = ''
  same.textContent = figure
  // Side by side in one line, figures would be set closer by the font than beside a space.
  for (const box of [shown, same]) box.style.display = 'inline-block'
  shown.after(same)
  const isSame = same.getBoundingClientRect().width === shown.getBoundingClientRect().width
  same.remove()
  return isSame && getComputedStyle(shown, '::before').content.startsWith('counter(')
}

describe('SelfCheck', () => {
  // shows P197
  it('adds the points up where there is no script', () => {
    const holder = mount(check)
    const choose = (question: number, points: number): void => {
      const fieldset = holder.querySelectorAll('fieldset')[question]
      fieldset?.querySelector<HTMLElement>(`[data-points='${points}']`)?.click()
    }
    choose(0, 3)
    choose(1, 3)
    choose(2, 2)
    choose(2, 0)
    const counted = [...holder.querySelectorAll('input:checked')].map(
      (input) => getComputedStyle(input).counterIncrement,
    )
    expect(counted).toEqual(['he-answered 1 he-points 3', 'he-answered 1 he-points 3', 'he-answered 1'])
    expect(reads(holder, '.he-self-check-count', '3')).toBe(true)
    expect(reads(holder, '.he-self-check-total', '6')).toBe(true)
  })

  it('numbers its questions', () => {
    const legends = [...mount(check).querySelectorAll('legend')]
    expect(legends.map((legend) => getComputedStyle(legend, '::before').content)).toEqual(
      Array.from({ length: 3 }, () => 'counter(he-question) ". "'),
    )
  })

  // shows P197
  it('has no form, no value and no script', () => {
    const html = renderToStaticMarkup(check)
    expect(html).not.toMatch(/<form|<button|<script|value=|action=|on[a-z]+=/)
    expect(html.match(/<input/g)).toHaveLength(9)
    expect(html.match(/<input[^>]*data-private[^>]*autoComplete="off"/gi)).toHaveLength(9)
  })
})

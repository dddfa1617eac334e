import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../conformance/describe-conformance.tsx'
import dark from './dark.json' with { type: 'json' }
import light from './light.json' with { type: 'json' }

/** What a browser makes of a token as the value of a property. */
function computed(property: string, token: string, theme = 'light'): string {
  const element = mount(<div data-theme={theme} />).firstElementChild as HTMLElement
  element.style.setProperty(property, `var(--he-${token})`)
  return getComputedStyle(element).getPropertyValue(property)
}

function tokensOf<Value>(group: object): [name: string, token: Value][] {
  return Object.entries(group).filter(([name]) => name !== '$type') as [string, Value][]
}

interface Rem {
  $value: { value: number; unit: string }
}

describe('tokens/light.json and tokens/dark.json', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('have the colours that browsers show: %s', (theme, tokens) => {
    const others = tokensOf<{ $value: { components: number[] } }>(tokens.color).filter(
      ([name, { $value }]) => {
        const shown = computed('color', name, theme)
        const parts = [...shown.matchAll(/[\d.]+/g)].map(Number)
        const components = shown.startsWith('rgb') ? parts.map((part) => part / 255) : parts
        // Half a step of 255: what is mixed is not rounded.
        return $value.components.some((part, at) => Math.abs(part - (components[at] ?? 2)) > 0.0025)
      },
    )
    expect(others).toEqual([])
  })

  it.each([
    ['narrow', 390],
    ['wide', 1280],
  ] as const)('have the sizes that browsers lay out in a %s window', async (window, width) => {
    await page.viewport(width, 800)
    const others = tokensOf<Rem & Record<'narrow' | 'wide', Rem>>(light.dimension).filter(([name, token]) => {
      const { value, unit } = (token.narrow ? token[window] : token).$value
      const pixels = Number.parseFloat(computed('width', name))
      return Math.abs(pixels - value * (unit === 'rem' ? 16 : 1)) > 0.02
    })
    expect(others).toEqual([])
  })

  it('have the faces, leadings, times and lines of the stylesheet', () => {
    for (const [name, { $value }] of tokensOf<{ $value: string[] }>(light.fontFamily))
      expect(computed('font-family', name).replaceAll(/["']/g, '')).toBe($value.join(', '))
    for (const [name, { $value }] of tokensOf<{ $value: number }>(light.number))
      expect(Number.parseFloat(computed('line-height', name)) / 16).toBeCloseTo($value, 2)
    for (const [name, { $value }] of tokensOf<Rem>(light.duration))
      expect(computed('transition-duration', name)).toBe(`${$value.value / 1000}s`)
    for (const [name, { $value }] of tokensOf<{ $value: { position: number }[] }>(light.gradient))
      for (const { position } of $value)
        expect(computed('background-image', name)).toContain(`${position * 100}%`)
  })
})

import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'

/** Storybook's own frame and documentation pages in the colours of the house. */
export function houseTheme(base: 'light' | 'dark', tokens: string): ThemeVars {
  const colour = (name: string): string => {
    const [, light = '', dark = ''] =
      new RegExp(`--he-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
    return base === 'light' ? light : dark
  }
  return create({
    base,
    brandTitle: `<span style="display:flex;align-items:center;gap:.625rem;font-size:1.125rem;font-weight:600"><svg viewBox="0 0 28 28" width="22" height="22" aria-hidden="true"><path fill="${colour('green')}" d="M0 0h22v28H0z"/><path fill="${colour('brass-line')}" d="M24 0h4v28h-4z"/></svg>House Edge</span>`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colour('green'),
    // Storybook darkens it behind the white words of the chosen entry, where the green of dark pages is too light.
    colorSecondary: base === 'dark' ? '#54b082' : colour('green'),
    appBg: colour('paper-sunk'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('rule'),
    appBorderRadius: 3,
    fontBase: "'Public Sans', system-ui, sans-serif",
    textColor: colour('ink'),
    textInverseColor: colour('paper'),
    textMutedColor: colour('ink-soft'),
    barBg: colour('paper-raised'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('green'),
    barSelectedColor: colour('green'),
    buttonBg: colour('paper-raised'),
    buttonBorder: colour('rule-strong'),
    booleanBg: colour('paper-sunk'),
    booleanSelectedBg: colour('paper-raised'),
    inputBg: colour('paper-raised'),
    inputBorder: colour('rule-strong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 3,
  })
}

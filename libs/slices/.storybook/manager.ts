import { addons } from 'storybook/manager-api'
import { houseTheme } from './house-theme.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: houseTheme(isDark ? 'dark' : 'light', process.env['STORYBOOK_TOKENS'] ?? ''),
  layoutCustomisations: {
    // A page of the guide is read. What it could be changed by, only Brand has.
    showPanel: ({ storyId }, usual) => (/^guide-(?!brand)/.test(storyId ?? '') ? false : usual),
  },
})

import { addons } from 'storybook/manager-api'
import { houseTheme } from './house-theme.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: houseTheme(isDark ? 'dark' : 'light', process.env['STORYBOOK_TOKENS'] ?? '') })

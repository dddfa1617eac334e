import type { StorybookConfig } from '@storybook/react-vite'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cataloguePlugin } from './catalogue/plugin.ts'
import { picturesBeside } from './pictures-beside.ts'

/** Tests look at no page of documentation; its blocks, and the source of every story, took a sixth of their time. */
const isDocumented = process.env['VITEST'] === undefined

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './guide/*.stories.tsx',
    '../../{ui,reviews,account}/src/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  addons: [
    ...(isDocumented ? ['@storybook/addon-docs'] : []),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  previewAnnotations: (entries = []) => [
    ...entries,
    ...(isDocumented ? [fileURLToPath(import.meta.resolve('./docs/preview.ts'))] : []),
  ],
  staticDirs: ['./public', { from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook's own frame is built apart from the stories and cannot import a stylesheet as text.
  env: (env) => ({
    ...env,
    STORYBOOK_TOKENS: readFileSync(fileURLToPath(import.meta.resolve('@house-edge/ui/tokens.css')), 'utf8'),
  }),
  // Sources instead of built files, as everywhere in the repository.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), cataloguePlugin(), picturesBeside()],
    build: {
      ...vite.build,
      // Apart: it changes with nearly every commit, and pictures of stories need not be taken anew for it.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          codeSplitting: { groups: [{ name: 'catalogue', test: /virtual:.*catalogue/ }] },
        },
      },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['@house-edge/source', 'module', 'browser', 'development|production'],
    },
  }),
}

export default config

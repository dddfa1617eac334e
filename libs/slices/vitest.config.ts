import { mergeConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'

export default withSharedModules(
  mergeConfig(baseConfig(import.meta.dirname), {
    // React as servers run it: in development it keeps a stack for every element, most of the time of these
    // tests. Stories render with what it says in development.
    oxc: { jsx: { development: false } },
    test: {
      include: ['.storybook/**/*.test.ts', 'e2e/*.test.ts'],
      env: { NODE_ENV: 'production' },
    },
  }),
)

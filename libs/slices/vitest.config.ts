import { mergeConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'

export default withSharedModules(
  mergeConfig(baseConfig(import.meta.dirname), {
    test: {
      include: ['.storybook/docs/*.test.ts', 'e2e/*.test.ts'],
      setupFiles: ['./vitest.clock.config.ts'],
    },
  }),
)

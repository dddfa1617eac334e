import { mergeConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

export default mergeConfig(baseConfig(import.meta.dirname), {
  test: {
    include: ['.storybook/docs/*.test.ts'],
    setupFiles: ['./vitest.clock.config.ts'],
  },
})

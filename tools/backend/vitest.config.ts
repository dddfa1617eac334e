import { defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

export default defineConfig(
  mergeConfig(baseConfig(import.meta.dirname), {
    // Loading the database engine anew for each file took a third of the time; no file leaves anything behind in modules.
    test: { globalSetup: ['src/testing/template.ts'], isolate: false },
  }),
)

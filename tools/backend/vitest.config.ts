import { defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

export default defineConfig(
  mergeConfig(baseConfig(import.meta.dirname), { test: { globalSetup: ['src/testing/template.ts'] } }),
)

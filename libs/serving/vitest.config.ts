import { defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

/** The fixture site is built once, before the tests that ask it. */
export default defineConfig(
  mergeConfig(baseConfig(import.meta.dirname), { test: { globalSetup: ['fixture/global-setup.ts'] } }),
)

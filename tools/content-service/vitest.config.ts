import { defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

export default mergeConfig(
  baseConfig(import.meta.dirname),
  defineConfig({ test: { include: ['desk/src/**/*.test.{ts,tsx}'] } }),
)

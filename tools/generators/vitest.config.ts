import { defineConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

export default defineConfig(baseConfig(import.meta.dirname))

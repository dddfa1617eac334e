import { defineConfig } from 'vitest/config'
import { baseConfig, withContracts } from '../../vitest.base.ts'

export default defineConfig(withContracts(baseConfig(import.meta.dirname)))

import { defineConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'

export default defineConfig(withSharedModules(baseConfig(import.meta.dirname)))

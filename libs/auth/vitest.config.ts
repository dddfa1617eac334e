import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { baseConfig } from '../../vitest.base.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
const marker = fileURLToPath(import.meta.resolve('server-only')).replace(/index\.js$/, 'empty.js')

export default defineConfig(
  mergeConfig(baseConfig(import.meta.dirname), { resolve: { alias: { 'server-only': marker } } }),
)

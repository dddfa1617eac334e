import { defineConfig } from 'vitest/config'
import { baseConfig, withSharedModules } from '../../vitest.base.ts'

export default defineConfig({
  ...withSharedModules(baseConfig(import.meta.dirname)),
  // Without `module`, by which OpenTelemetry's packages name files for bundlers that Node cannot load.
  ssr: { resolve: { conditions: ['@house-edge/source', 'node', 'development|production'] } },
})

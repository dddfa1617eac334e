import { existsSync } from 'node:fs'
import { serve } from '@house-edge/publishing/server'
import { loaded } from './src/loaded.ts'
import { requireEnvironment } from './src/environment.ts'
import { site } from './src/site.ts'

// The framework reads it too late for what stands below.
if (existsSync('.env.local')) process.loadEnvFile('.env.local')
requireEnvironment()
await serve(site, import.meta.dirname, loaded)

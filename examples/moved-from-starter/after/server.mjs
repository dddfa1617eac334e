import { existsSync } from 'node:fs'
import { serve } from '@house-edge/publishing/server'
import { site } from './src/site.ts'

// The framework reads it too late for the settings.
if (existsSync('.env.local')) process.loadEnvFile('.env.local')
await serve(site, import.meta.dirname)

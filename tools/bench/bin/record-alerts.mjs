#!/usr/bin/env node
// Takes the build and the state of `npm run bench -- telemetry`. Words after it choose faults.
import { join } from 'node:path'
import { recordAlerts } from '../src/alerts/record.ts'

const workspace = join(import.meta.dirname, '../../..')
const firstPort = Number(process.env['BENCH_PORT'] ?? 3340)
const state = join(workspace, '.house-edge/bench')
const stack = { state, build: '.next-bench', content: 0, backend: 0, siteOrigin: '' }
await recordAlerts(stack, { firstPort, wanted: process.argv.slice(2) }, (text) => console.log(`  ${text}`))
process.exit()

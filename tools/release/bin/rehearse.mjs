#!/usr/bin/env node
// Rehearses a release: see ../src/rehearse.ts. Takes minutes.
import { join } from 'node:path'
import { rehearse } from '../src/rehearse.ts'

try {
  await rehearse(join(import.meta.dirname, '../../..'), (step) => console.log(`${step} …`))
  console.log('A release can be made, installed, upgraded to and taken back.')
} catch (error) {
  const { stdout = '', stderr = '', stack } = error
  console.error(`${stdout.slice(-8000)}\n${stderr.slice(-4000)}\n${stack}`)
  process.exitCode = 1
}

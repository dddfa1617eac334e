#!/usr/bin/env node
// Writes docs/conformance.md from the marks of the tests.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformanceFile, currentConformancePage } from '../src/conformance/conformance-page.ts'

const root = join(import.meta.dirname, '../../..')
writeFileSync(join(root, conformanceFile), currentConformancePage(root))

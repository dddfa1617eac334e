#!/usr/bin/env node
// Has publint and "Are the types wrong?" judge the tarballs of the libraries in the folder that is named.
import { join } from 'node:path'
import { readdirSync, readFileSync } from 'node:fs'
import { misshapen } from '../src/packed/published-shape.ts'

const [folder = ''] = process.argv.slice(2)
const tarballs = readdirSync(folder).map((file) => join(folder, file))
const found = []
// In turn: a program of the compiler is large.
for (const tarball of tarballs) found.push(...(await misshapen(readFileSync(tarball))))
for (const line of found) console.error(line)
console.log(`${tarballs.length} tarballs, judged by publint and by "Are the types wrong?"`)
process.exitCode = found.length > 0 || tarballs.length === 0 ? 1 : 0

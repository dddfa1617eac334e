import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clearReports, givesWay } from './main.ts'

describe('givesWay', () => {
  it.each([
    ['stories', ['types', 'journeys', 'stories'], true],
    ['types', ['types', 'journeys', 'stories'], false],
    ['journeys', ['types', 'journeys', 'stories'], false],
    ['stories', ['types', 'stories'], false],
  ])('%s, where %j run: %s', (step, chosen, expected) => {
    expect(givesWay(step, chosen)).toBe(expected)
  })
})

describe('clearReports', () => {
  it('leaves what a comparison of pictures keeps, and may be reading', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reports-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'visual/kept'), { recursive: true })
    mkdirSync(join(folder, 'steps'))
    writeFileSync(join(folder, 'site.test.json'), '{}')
    clearReports(folder)
    expect(readdirSync(folder)).toEqual(['visual'])
    expect(readdirSync(join(folder, 'visual'))).toEqual(['kept'])
    clearReports(join(folder, 'no-such-folder'))
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './stack/journey.ts'
import { site, slot } from './stack/slot.ts'
import { operatorKey } from './stack/visitors.ts'

const build = join(site, slot.build)
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: build, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')] as const)

const forBrowsers = () => [...textsOf('static/**/*.js'), ...textsOf('server/app/builds/browser.js.body')]

// shows F46
test('no script holds a server’s key or client', () => {
  // The vendor's client for browsers names the beginning of a key, with nothing behind it.
  const anyKey = /sb_secret_[\w-]/
  const traces = [operatorKey(), 'The service client was given a publishable key']

  expect(forBrowsers().length).toBeGreaterThan(4)
  for (const [file, text] of forBrowsers()) {
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([])
    expect(text, file).not.toMatch(anyKey)
  }
  // The trace is a true one: the server's own files have it.
  expect(textsOf('server/**/*.js').some(([, text]) => text.includes(traces[1] ?? ''))).toBe(true)
})

test('no script of the site contains the vendor’s preview toolbar', () => {
  const holdsToolbar = ([, text]: readonly [string, string]) => text.includes('prismic.io/prismic.js')
  expect(forBrowsers().filter(holdsToolbar)).toEqual([])
})

test('no script holds more of the backend’s client than channels', () => {
  const holdsAll = ([, text]: readonly [string, string]) => text.includes('storage/v1')
  expect(forBrowsers().filter(holdsAll)).toEqual([])
  expect(forBrowsers().some(([, text]) => text.includes('realtime/v1'))).toBe(true)
})

test('no script holds the list of common passwords', () => {
  const holdsList = ([, text]: readonly [string, string]) => text.includes('trustno1')
  expect(forBrowsers().filter(holdsList)).toEqual([])
  expect(textsOf('server/**/*.js').some(holdsList)).toBe(true)
})

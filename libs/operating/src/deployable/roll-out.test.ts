import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, '../../../../deploy/roll-out/roll-out.mjs')
let place: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'roll-out-'))
  for (const name of ['one', 'two', 'sick']) {
    const release = join(place, 'releases', name)
    mkdirSync(join(release, '.next/bundled-server'), { recursive: true })
    for (const file of ['server.mjs', '.next/bundled-server/serve.mjs'])
      writeFileSync(join(release, file), '')
    writeFileSync(join(release, 'doctor.mjs'), `process.exit(${name === 'sick' ? 1 : 0})`)
  }
  writeFileSync(join(place, 'log'), '')
  // Stands for the supervisor: a process of the sick build is never useful.
  const restart = `
    const { appendFileSync, readlinkSync } = require('node:fs')
    const name = readlinkSync('${place}/current').split('/').at(-1)
    appendFileSync('${place}/log', process.argv[2] + ' ' + name + '\\n')
    process.exit(name === 'sick' && process.argv[2] === '3001' ? 1 : 0)`
  writeFileSync(join(place, 'restart.cjs'), restart)
})
afterEach(() => rmSync(place, { recursive: true }))

function rollOut(...args: string[]) {
  const given = [
    '--in',
    place,
    '--env',
    'none',
    '--restart',
    `${process.execPath} ${place}/restart.cjs {port}`,
  ]
  const { status, stderr } = spawnSync(process.execPath, [script, ...given, ...args], { encoding: 'utf8' })
  return { status, stderr, log: readFileSync(join(place, 'log'), 'utf8').trim().split('\n') }
}
const release = (name: string) => join(place, 'releases', name)
const linked = (link: string) => basename(readlinkSync(join(place, link)))

describe('roll-out.mjs', () => {
  it('starts one process after the other on a new build, and back again', () => {
    expect(rollOut(release('one')).status).toBe(0)
    expect(rollOut(release('two'))).toMatchObject({
      status: 0,
      log: ['3000 one', '3001 one', '3000 two', '3001 two'],
    })
    expect([linked('current'), linked('previous')]).toEqual(['two', 'one'])
    expect(rollOut('--back').log.slice(-2)).toEqual(['3000 one', '3001 one'])
    expect([linked('current'), linked('previous')]).toEqual(['one', 'two'])
  })

  it('takes all processes back where one does not become useful', () => {
    rollOut(release('one'))
    const { status, log } = rollOut('--unexamined', release('sick'))
    expect(status).toBe(1)
    expect(log.slice(2)).toEqual(['3000 sick', '3001 sick', '3001 one', '3000 one'])
    expect(linked('current')).toBe('one')
  })

  it('changes nothing where the doctor finds something wrong', () => {
    rollOut(release('one'))
    expect(rollOut(release('sick'))).toMatchObject({ status: 78, log: ['3000 one', '3001 one'] })
    expect(linked('current')).toBe('one')
  })

  it('refuses half a build, the one that runs, and to go back to nothing', () => {
    rollOut(release('one'))
    rmSync(join(release('two'), '.next'), { recursive: true })
    for (const [args, says] of [
      [[release('two')], 'is not a whole build'],
      [[release('one')], 'runs already'],
      [['--back'], 'to go back to'],
    ] as const) {
      const { status, stderr } = rollOut(...args)
      expect(status).toBe(78)
      expect(stderr).toContain(says)
    }
  })
})

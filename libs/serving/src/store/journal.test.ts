import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSafeJournal } from './journal.ts'

/** A snapshot in a folder of its own, its journal, and what could not be written. */
function beside({ unwritable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const snapshot = join(folder, 'pages')
  const file = `${snapshot}-changed`
  writeFileSync(snapshot, 'pages')
  if (unwritable) mkdirSync(file)
  const failures: unknown[] = []
  const create = () => createSafeJournal(snapshot, (error) => failures.push(error))
  return { folder, snapshot, file, failures, create, journal: create() }
}

const nothing = { paths: [], behind: [], version: undefined, madeWith: undefined }

describe('createSafeJournal', () => {
  it('says nothing of a snapshot without a journal', () => {
    expect(beside().journal.read()).toEqual(nothing)
  })

  it('tells the next process what was noted', () => {
    const { journal, create } = beside()
    journal.note('/one', '/two')
    journal.note('/three')
    expect(create().read()).toEqual({ ...nothing, paths: ['/one', '/two', '/three'] })
  })

  it('writes a path once until the next snapshot', () => {
    const { journal, file } = beside()
    journal.note('/one')
    journal.note('/one', '/two')
    expect(readFileSync(file, 'utf8')).toBe('"/one"\n"/two"\n')
    journal.replace({ paths: ['/two'], behind: [], version: undefined, madeWith: undefined })
    journal.note('/one', '/two')
    expect(journal.read().paths).toEqual(['/two', '/one'])
    expect(readFileSync(file, 'utf8').match(/two/g)).toHaveLength(1)
  })

  it('notes a path again after another process began anew', () => {
    const { journal, create } = beside()
    const other = create()
    journal.note('/one')
    other.note('/one')
    other.replace(nothing)
    journal.note('/one')
    expect(create().read().paths).toEqual(['/one'])
  })

  it('starts over with what a new snapshot lacks', () => {
    const { journal, create } = beside()
    journal.note('/old')
    journal.noteVersion('1')
    journal.replace({ paths: ['/held'], behind: ['/failed'], version: '2', madeWith: 'settings' })
    expect(create().read()).toEqual({
      paths: ['/held'],
      behind: ['/failed'],
      version: '2',
      madeWith: 'settings',
    })
  })

  it('believes the last version, and the first settings', () => {
    const { journal } = beside()
    journal.replace({ paths: [], behind: [], version: '1', madeWith: 'settings' })
    journal.noteVersion('2')
    journal.noteVersion('3')
    expect(journal.read()).toEqual({ ...nothing, version: '3', madeWith: 'settings' })
  })

  it('reads past a line that a crash cut off', () => {
    const { journal, file } = beside()
    journal.note('/one')
    appendFileSync(file, '"/tw')
    expect(journal.read().paths).toEqual(['/one'])
  })

  it.each([
    ['a path', (journal: ReturnType<typeof createSafeJournal>) => journal.note('/one')],
    ['a version', (journal: ReturnType<typeof createSafeJournal>) => journal.noteVersion('2')],
  ])('deletes the snapshot when %s cannot be noted', (_what, note) => {
    const { journal, snapshot, failures } = beside({ unwritable: true })
    note(journal)
    expect(failures).toMatchObject([{ code: 'EISDIR' }])
    expect(existsSync(snapshot)).toBe(false)
  })

  it('asks nothing of the disk to note nothing', () => {
    const { journal, failures } = beside({ unwritable: true })
    journal.note()
    expect(failures).toEqual([])
  })

  it('notes a path again that could not be noted', () => {
    const { journal, file } = beside({ unwritable: true })
    journal.note('/one')
    rmSync(file, { recursive: true })
    journal.note('/one')
    expect(journal.read().paths).toEqual(['/one'])
  })

  it('leaves no draft behind when it cannot start over', () => {
    const { journal, folder } = beside({ unwritable: true })
    expect(() => journal.replace(nothing)).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/)
    expect(readdirSync(folder).toSorted()).toEqual(['pages', 'pages-changed'])
  })
})

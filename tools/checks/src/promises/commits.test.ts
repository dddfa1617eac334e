import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, describe, it, onTestFinished } from 'vitest'
import { faultOf, unclearCommits } from './commits.ts'

const why = 'A missing header parsed as 0, so the client asked again at once.'

describe('faultOf', () => {
  it.each([
    ['fix(content): wait 1.5 s when a 429 names no delay', why],
    ['feat(auth,site)!: ask for a proof', why],
    ['docs(site): name the ports', ''],
    ['style: format', ''],
  ])('takes "%s"', (head, body) => {
    expect(faultOf(head, body)).toBeUndefined()
  })

  it.each([
    ['wait longer', why, 'begins with none of'],
    ['wip(site): half', why, 'begins with none of'],
    ['fix: wait longer', why, 'names no scope'],
    [`docs(site): ${'x'.repeat(61)}`, '', 'has 73 characters in its subject, of 72'],
    ['fix(content): wait longer', ' \n', 'has no body that says why'],
    ['feat(content)!: wait longer', '', 'has no body that says why'],
  ])('finds fault with "%s"', (head, body, fault) => {
    expect(faultOf(head, body)).toContain(fault)
  })
})

describe('unclearCommits', () => {
  it('judges commits from the first day on', () => {
    const root = mkdtempSync(join(tmpdir(), 'house-edge-commits-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const git = (day: string, ...line: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...line], {
        cwd: root,
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      })
    const commit = (day: string, ...messages: string[]) =>
      git(day, 'commit', '--quiet', '--allow-empty', ...messages.flatMap((text) => ['--message', text]))
    git('2026-11-23', 'init', '--quiet')
    commit('2026-11-23', 'old and short')
    commit('2026-11-24', 'new and short')
    commit('2026-11-25', 'fix(ui): wait', 'Two paragraphs', 'of a body.')
    expect(unclearCommits(root).map(({ where }) => where.replace(/^\S+ /, ''))).toEqual(['new and short'])
  })

  it('judges nothing without a history', () => {
    expect(unclearCommits(join(tmpdir(), 'house-edge-no-repository'))).toEqual([])
  })
})

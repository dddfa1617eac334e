import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../workspace/finding.ts'

/** Earlier commits stay as they are. */
const firstDay = '2026-11-24T00:00:00Z'
const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const subject = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: \\S`)
const longestSubject = 72

/**
 * The last fifty commits can be read as history (STYLE.md, "Commits"): a type and a scope, a subject that `git log`
 * shows whole, and a body that says why where behaviour changed.
 */
export function unclearCommits(root: string): Finding[] {
  if (!existsSync(join(root, '.git'))) return []
  const line = ['log', '-50', '--no-merges', `--since=${firstDay}`, '--format=%h%x1f%s%x1f%b%x1e']
  return execFileSync('git', line, { cwd: root, encoding: 'utf8' })
    .split('\x1e\n')
    .filter(Boolean)
    .flatMap((commit) => {
      const [hash = '', head = '', body = ''] = commit.split('\x1f')
      const what = faultOf(head, body)
      return what ? [{ where: `${hash} ${head}`, what: `${what}. Reword it with "git rebase -i"` }] : []
    })
}

/** What makes a commit message unclear, if anything does. */
export function faultOf(head: string, body: string): string | undefined {
  const [, type, scope] = subject.exec(head) ?? []
  if (!type) return `begins with none of "${types.join(': ", "')}: "`
  if (!scope && type !== 'style') return `names no scope, as in "${type}(content): …"`
  if (head.length > longestSubject)
    return `has ${head.length} characters in its subject, of ${longestSubject}`
  if ((type === 'feat' || type === 'fix') && !body.trim()) return 'has no body that says why'
  return undefined
}

/** `npm run doctor`: asks what the site needs from where it runs, and says in words what is wrong. @module */
import { join } from 'node:path'
import { runDoctor } from '@house-edge/operating/doctor'
import { buildFolder } from '../../build-folder.mjs'

/** What a release calls at its services, and reads there. */
export const neededByRelease = {
  functions: [
    'ask-for-correction',
    'complain',
    'delete-account',
    'newsletter-confirm',
    'newsletter-issue',
    'newsletter-subscribe',
    'recovery-code-used',
    'score-changes',
    'sweep-pictures',
  ],
  buckets: ['avatars', 'experience-pictures'],
  types: ['home', 'settings', 'page', 'article', 'casino_review'],
}

/**
 * Runs the command.
 *
 * @param folder Of the site: with its build, and beside the migrations or a list of them.
 * @returns The status to end with.
 */
export function examineSite(
  folder: string,
  args: readonly string[],
  say: (text: string) => void,
): Promise<number> {
  return runDoctor({ folder, build: join(folder, buildFolder()), args, say, needed: neededByRelease })
}

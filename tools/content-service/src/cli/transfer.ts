import { createInterface } from 'node:readline/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PrismicError } from '@prismicio/client'
import { ServiceError } from '../errors/service-error.ts'
import { importExport } from '../transfer/import-export.ts'
import { pull } from '../transfer/pull.ts'
import type { Account } from '../transfer/pull.ts'
import { push } from '../transfer/push.ts'
import { readFolderList } from './folder-list.ts'

type Environment = Readonly<Record<string, string | undefined>>

const options = {
  folder: { type: 'string' },
  'custom-types': { type: 'string', default: 'libs/reviews/customtypes' },
  slices: { type: 'string', default: '["libs/slices/src","libs/reviews/src/slices"]' },
  repository: { type: 'string' },
  master: { type: 'string' },
  pictures: { type: 'boolean', default: false },
  'leave-out': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  delete: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const usage = `Usage:
  content import <folder or file> --folder <repository> [--repository <name> --master <language>]
                 [--pictures] [--leave-out]
  content push --folder <repository> [--publish]
  content pull --folder <repository> [--delete [--yes]]

--leave-out leaves out what has no place in the models, and lists it; otherwise nothing is brought in.
Models are taken from --custom-types and --slices. The account is named by CONTENT_REPOSITORY,
CONTENT_ENDPOINT, CONTENT_ACCESS_TOKEN and CONTENT_WRITE_TOKEN: secrets are never flags.
What was pushed is noted in .house-edge/push/, or where CONTENT_PUSH_STATE says.`

/** Imports, pushes or pulls, as the command line says. Sets the exit code. */
export async function transferFromCommandLine(
  args: readonly string[],
  environment: Environment,
): Promise<void> {
  try {
    const { positionals, values } = read(args)
    if (values.help) {
      console.log(usage)
      return
    }
    const [command, from] = positionals
    const folder = values.folder
    if (folder === undefined) throw invalid('Say with --folder which repository is meant.')
    const models = { customTypes: values['custom-types'], slices: readFolderList(values.slices) }

    if (command === 'import' && from !== undefined) {
      report(
        await importExport({
          from,
          target: { folder, models },
          repositoryName: values.repository,
          masterLanguage: values.master,
          fetchesPictures: values.pictures,
          leavesOut: values['leave-out'],
          say: console.log,
        }),
      )
    } else if (command === 'push') {
      const account = accountOf(environment)
      const writeToken = required(environment, 'CONTENT_WRITE_TOKEN')
      const pushed = await push({
        account: {
          ...account,
          writeToken,
          assetEndpoint: environment['CONTENT_ASSET_API'] || undefined,
          migrationEndpoint: environment['CONTENT_MIGRATION_API'] || undefined,
        },
        folder,
        models,
        stateFile:
          environment['CONTENT_PUSH_STATE'] || join('.house-edge', 'push', `${account.repository}.json`),
        publishes: values.publish,
        say: console.log,
      })
      report(pushed)
      if (!values.publish && pushed.created + pushed.changed > 0)
        console.log('It waits in the migration release of the account. Look at it there and publish it.')
    } else if (command === 'pull') {
      const mayDelete = values.delete ? (ids: readonly string[]) => confirm(ids, values.yes) : undefined
      const pulled = await pull({
        account: accountOf(environment),
        target: { folder, models },
        mayDelete,
        say: console.log,
      })
      report(pulled)
      if (pulled.missing.length > pulled.deleted.length)
        console.log('What the account does not have was kept. Delete it with --delete.')
    } else throw invalid('Say what to do.')
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof PrismicError)) throw error
    console.error(error instanceof PrismicError ? accountError(error) : error.message)
    process.exitCode = 1
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}

function accountOf(environment: Environment): Account {
  return {
    repository: required(environment, 'CONTENT_REPOSITORY'),
    documentEndpoint: environment['CONTENT_ENDPOINT'] || undefined,
    accessToken: environment['CONTENT_ACCESS_TOKEN'] || undefined,
  }
}

function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (value) return value
  throw invalid(`The variable ${name} is not set.`)
}

async function confirm(ids: readonly string[], isConfirmed: boolean): Promise<boolean> {
  console.log(`The account does not have:\n${ids.map((id) => `- ${id}`).join('\n')}`)
  if (isConfirmed) return true
  if (!process.stdin.isTTY) {
    console.log('Nobody is there to ask, so nothing is deleted. Say --yes to delete without being asked.')
    return false
  }
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await line.question(
    `Delete these ${ids.length} documents here? They stay in the history. [y/N] `,
  )
  line.close()
  return /^y(es)?$/i.test(answer.trim())
}

function report(outcome: { leftOut: readonly string[] }): void {
  for (const line of outcome.leftOut) console.log(`left out: ${line}`)
  for (const [name, value] of Object.entries(outcome)) {
    const count = Array.isArray(value) ? value.length : Number(value)
    if (count > 0) console.log(`${name === 'leftOut' ? 'left out' : name}: ${count}`)
  }
}

/** What an account answered, with each fault it named. */
function accountError(error: PrismicError<unknown>): string {
  return [
    `The account refused: ${error.message}`,
    ...(error.url ? [`Asked: ${error.url.split('?')[0]}`] : []),
    ...(error.response === undefined ? [] : [`Answered: ${JSON.stringify(error.response)}`]),
    'What had arrived is noted. Put it right and run the command again: it goes on from there.',
  ].join('\n')
}

function invalid(reason: string): ServiceError {
  return new ServiceError('content-service/invalid-option', `${reason} Nothing was done.\n\n${usage}`)
}

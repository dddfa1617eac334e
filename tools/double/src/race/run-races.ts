import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Race } from './contender.ts'

/** How many folders ended with no, one or several owners. */
interface Outcome {
  none: number
  one: number
  several: number
}

const contenders = 4
/** Folders that are fought over at once. */
const batch = 50
/** Long enough for every process to have heard of the race. */
const noticeMs = 100

/** Lets four processes race for each of so many folders, each left behind by a process that was killed. */
export async function runRaces(rounds: number): Promise<Outcome> {
  const home = await mkdtemp(join(tmpdir(), 'lock-races-'))
  const processes = Array.from({ length: contenders }, startContender)
  const outcome: Outcome = { none: 0, one: 0, several: 0 }
  try {
    const abandoned = await abandonFolder(home)
    for (let done = 0; done < rounds; done += batch) {
      const folders = await copies(abandoned, join(home, String(done)), Math.min(batch, rounds - done))
      for (const owners of await race(processes, folders)) {
        outcome[owners === 0 ? 'none' : owners === 1 ? 'one' : 'several'] += 1
      }
    }
    return outcome
  } finally {
    await Promise.all(processes.map(kill))
    await rm(home, { recursive: true, force: true })
  }
}

/** @returns How many processes own each folder at the same time. */
async function race(processes: readonly ChildProcess[], folders: string[]): Promise<number[]> {
  const beginsAtMs = Date.now() + noticeMs
  const answers = await Promise.all(
    processes.map((each) => ask<boolean[]>(each, { folders, beginsAtMs } satisfies Race)),
  )
  await Promise.all(processes.map((each) => ask(each, 'let go')))
  return folders.map((_folder, index) => answers.filter((got) => got[index]).length)
}

/** A folder with the lock of a process that was killed in it. */
async function abandonFolder(home: string): Promise<string> {
  const folder = join(home, 'abandoned')
  await mkdir(folder)
  const owner = startContender()
  await ask(owner, { folders: [folder], beginsAtMs: 0 } satisfies Race)
  await kill(owner)
  return folder
}

async function copies(folder: string, to: string, count: number): Promise<string[]> {
  const folders = Array.from({ length: count }, (_each, index) => join(to, String(index)))
  await Promise.all(folders.map((each) => cp(folder, each, { recursive: true })))
  return folders
}

function startContender(): ChildProcess {
  return fork(join(import.meta.dirname, 'contender.ts'))
}

async function ask<T>(process: ChildProcess, message: Race | 'let go'): Promise<T> {
  const answer = once(process, 'message') as Promise<[T]>
  process.send(message)
  return (await answer)[0]
}

async function kill(process: ChildProcess): Promise<void> {
  const gone = once(process, 'exit')
  process.kill('SIGKILL')
  await gone
}

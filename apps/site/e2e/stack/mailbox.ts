/**
 * The messages that the site and its backend send, as journeys read them.
 *
 * @module
 */
import { patience } from '../../../../playwright.base.ts'
import { backendOrigin } from './services.ts'
import { operate } from './visitors.ts'

/** A message as the mailbox shows it. */
interface CaughtMessage {
  subject: string
  html: string
  links: string[]
  code: string | null
  headers: Record<string, string>
}

/** The messages to an address, newest first. */
export async function mailTo(address: string): Promise<CaughtMessage[]> {
  const response = await fetch(`${backendOrigin}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as CaughtMessage[]
}

/**
 * Waits until the newest message to an address has what is looked for, as long as for what a page shows.
 *
 * @throws {TypeError} Says what came instead, and which requests the backend refused: it limits messages.
 */
async function inNewestMail(
  address: string,
  find: (message: CaughtMessage) => string | null | undefined,
): Promise<string> {
  const endsAtMs = Date.now() + patience.expect.timeout
  for (;;) {
    const messages = await mailTo(address)
    const found = messages[0] && find(messages[0])
    if (found) return found
    if (Date.now() > endsAtMs) throw await nothingFound(address, messages)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function nothingFound(address: string, messages: readonly CaughtMessage[]): Promise<TypeError> {
  const { requests } = (await operate('GET', '/control/requests?path=/auth/v1')) as {
    requests: { method: string; path: string; status: number }[]
  }
  const refused = requests
    .filter(({ status }) => status === 429)
    .map(({ method, path }) => `${method} ${path}`)
  const subjects = messages.map(({ subject }) => subject)
  return new TypeError(
    `The newest message to ${address} does not have what is looked for. Messages: ${JSON.stringify(subjects)}. Answered 429 since the stack started: ${JSON.stringify(refused)}.`,
  )
}

/** The link to the site in the newest message to an address. */
export async function linkInMail(address: string): Promise<string> {
  return inNewestMail(address, ({ html }) =>
    html.match(/href="([^"]*\/confirm\?[^"]*)"/)?.[1]?.replaceAll('&amp;', '&'),
  )
}

/** The code in the newest message to an address. */
export async function codeInMail(address: string): Promise<string> {
  return inNewestMail(address, ({ code }) => code)
}

/** What the messages to an address are about, newest first. */
export async function subjectsTo(address: string): Promise<string[]> {
  return (await mailTo(address)).map(({ subject }) => subject)
}

/** How many messages have reached an address. */
export async function countMail(address: string): Promise<number> {
  return (await mailTo(address)).length
}

import { createHmac } from 'node:crypto'
import type { SiteSettings } from '../site/site-options.ts'
import { findServerSide } from './site-process.ts'

/** What one part of the site tells the same part in other processes. */
export interface Peers {
  /** Turns an address into a name that is the same in each process and reveals nothing. */
  nameOf: (text: string) => string
  /** The same by the other secret, while the secret is changed: others may have that as theirs. */
  otherNameOf?: ((text: string) => string) | undefined
  /** Sends a message to the others, without waiting. */
  send: (news: string) => void
  /** Has the others' messages handed to a listener, one for each topic. */
  onMessage: (listener: (news: string) => void) => void
}

/**
 * Connects a part of the site with the same part in the other processes.
 *
 * @param secret The same in all of them. With it, accounts and addresses are hashed before they are sent.
 * @param otherSecret Of processes that have it already, or still.
 */
export function createPeers(topic: string, secret: string, otherSecret?: string): Peers {
  const nameBy = (key: string) => (text: string) =>
    createHmac('sha256', key).update(`${topic} ${text}`).digest('base64url')
  return {
    nameOf: nameBy(secret),
    ...(otherSecret !== undefined && { otherNameOf: nameBy(otherSecret) }),
    send: (news) => findServerSide()?.shared?.send(topic, news),
    onMessage: (listener) => void findServerSide()?.receivers.set(topic, listener),
  }
}

/** The same with the secret of the site's webhook. @returns `undefined` where this process is to be alone. */
export function findPeers(
  { settings }: { settings: () => Pick<SiteSettings, 'sharedUrl' | 'content'> },
  topic: string,
): Peers | undefined {
  const { sharedUrl, content } = settings()
  return sharedUrl === undefined || content.webhookSecret === undefined
    ? undefined
    : createPeers(topic, content.webhookSecret, content.previousWebhookSecret)
}

/** Texts that all processes of the site keep together, on all machines. */
export interface SharedTexts {
  /** `undefined` when there is no such text, or another secret has signed it. Rejects while the engine is away. */
  read: (name: string) => Promise<string | undefined>
  /** Replaces the text under a name. Rejects while the engine is away. */
  write: (name: string, text: string) => Promise<void>
}

/** What a site keeps for its other machines. @returns `undefined` where this process is to be alone. */
export function findSharedTexts(): SharedTexts | undefined {
  return findServerSide()?.shared?.files
}

/**
 * What the site that shows the content asks of a document.
 *
 * The service knows none of it. Its start options name a module, and the service
 * asks that module for its findings, for one document among those that visitors see.
 *
 * @module
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { StoredDocument } from '../documents/stored-document.ts'
import { ServiceError } from '../errors/service-error.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Say } from '../say.ts'

/** Something to put right in a document that could be taken in. */
export interface Finding {
  /** `uid` or `data.slices.0.primary.image`. */
  path: string
  severity: 'error' | 'warning'
  /** One of the service's own, such as `uid-taken`, or the name the site gives its rule. */
  code: string
  message: string
}

/** What a module of rules exports. */
interface RulesModule {
  /**
   * Finds what an editor should correct in a document. Asked with every change an editor makes, so it is quick and pure.
   *
   * @param document The version that is written, in the shape it is kept in.
   * @param beside `documents`: what visitors see once it is published. `today`: as `2026-11-20`.
   */
  findingsOf(
    document: StoredDocument,
    beside: { documents: readonly StoredDocument[]; today: string },
  ): readonly Finding[]
}

/** Asks the site. */
export type SiteRules = (document: StoredDocument, content: Snapshot, nowMs: number) => Finding[]

const Findings = z.array(
  z.object({
    path: z.string(),
    severity: z.enum(['error', 'warning']),
    code: z.string().min(1),
    message: z.string().min(1),
  }),
)

/** A site that asks for nothing. */
export const noRules: SiteRules = () => []

/**
 * Loads the module of rules.
 *
 * When a rule throws, the document is not published, because the result is unknown.
 *
 * @param path Of a module with the export `findingsOf`; relative to the working folder.
 * @param log Gets an entry for each rule that throws.
 * @throws {ServiceError} `content-service/invalid-option`: there is no such module, or it has no such export.
 */
export async function loadSiteRules(path: string, log: Say): Promise<SiteRules> {
  const rules = await load(path)
  return (document, content, nowMs) => {
    const beside = {
      documents: content.with(new Map([[document.id, document]])).all(),
      today: new Date(nowMs).toISOString().slice(0, 10),
    }
    try {
      return Findings.parse(rules.findingsOf(document, beside))
    } catch (error) {
      log(`the rules of the site failed for the document ${document.id}: ${String(error)}`, 'error')
      const message =
        'The rules of the site could not be asked, so this cannot be published. The log of the content service says why.'
      return [{ path: 'data', severity: 'error', code: 'rules-failed', message }]
    }
  }
}

async function load(path: string): Promise<RulesModule> {
  let loaded: Partial<RulesModule>
  try {
    loaded = (await import(pathToFileURL(resolve(path)).href)) as Partial<RulesModule>
  } catch (cause) {
    throw invalid(`cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, path, cause)
  }
  if (typeof loaded.findingsOf !== 'function') throw invalid('exports no function "findingsOf"', path)
  return loaded as RulesModule
}

function invalid(what: string, path: string, cause?: unknown): ServiceError {
  return new ServiceError(
    'content-service/invalid-option',
    `The module of rules "${path}" ${what}. Editors would publish what the site refuses, so the service was not started. Name another with CONTENT_RULES, or none.`,
    cause,
  )
}

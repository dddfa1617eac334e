import type { PrismicDocument } from '@prismicio/client'
import { createDocumentCheck, type DocumentCheck } from './document-check.ts'
import { type FieldValue, fieldValues } from './field-values.ts'
import { type Complaint, type Finding, findingOf } from './finding.ts'
import { type ContentModels, fieldsOfType, type ModelIndex, parseModels } from './models.ts'

/** What a rule may ask about. */
export interface LintContext {
  /** The day the lint is for, as `2026-11-20`. */
  today: string
  documents: readonly PrismicDocument[]
  /** @returns The document with this id, in any language. */
  find: (id: string) => PrismicDocument | undefined
  /** Every value of a document that a model describes, in groups and slices too. */
  fields: (document: PrismicDocument) => Iterable<FieldValue>
}

/** A rule: takes one document and returns complaints. It must be pure. */
export type Rule = (document: PrismicDocument, context: LintContext) => Iterable<Complaint>

/** How a repository is checked. */
export interface LintOptions {
  models: ContentModels
  /** In addition to the models, which always apply. Default: none. */
  rules?: readonly Rule[]
  /** As `2026-11-20`: offers grow stale, reviews fall due. */
  today: string
}

/**
 * Checks documents against their models, strictly, and against rules.
 *
 * Give it every document of the repository, in every language: a link to a
 * document that is not among them is dead.
 *
 * @returns The problems found, errors first, in the order of the documents.
 * @throws {InvalidOptionsError} One of the models is malformed.
 *
 * @example
 * ```ts
 * const findings = lintContent(await content.getAll({ lang: '*' }), {
 *   models,
 *   rules: [altTextRule(), deadLinkRule({ routes })],
 *   today: '2026-11-20',
 * })
 * for (const finding of findings) console.log(describeFinding(finding))
 * ```
 */
export function lintContent(documents: readonly PrismicDocument[], options: LintOptions): Finding[] {
  const models = parseModels(options.models)
  const context = contextOf(documents, models, options.today)
  const rules = [modelRule(models), ...(options.rules ?? [])]
  return errorsFirst(documents.flatMap((document) => findingsOf(document, rules, models, context)))
}

/**
 * Applies rules to one document among others.
 *
 * It is not checked against its model: a document that is still being written may be incomplete.
 *
 * @param document The version to look at; it counts in place of the one among `documents`.
 * @param documents Every other document that will be published beside it.
 * @returns What is to be mended, errors first.
 * @throws {InvalidOptionsError} One of the models is malformed.
 */
export function lintDocument(
  document: PrismicDocument,
  documents: readonly PrismicDocument[],
  options: Omit<LintOptions, 'rules'> & { rules: readonly Rule[] },
): Finding[] {
  const models = parseModels(options.models)
  const all = [...documents.filter(({ id }) => id !== document.id), document]
  return errorsFirst(findingsOf(document, options.rules, models, contextOf(all, models, options.today)))
}

function contextOf(documents: readonly PrismicDocument[], models: ModelIndex, today: string): LintContext {
  const byId = new Map(documents.map((document) => [document.id, document]))
  // Each rule asks for those of the same document.
  const known = new WeakMap<PrismicDocument, readonly FieldValue[]>()
  return {
    today,
    documents,
    find: (id) => byId.get(id),
    fields: (document) => {
      const fields = known.get(document) ?? [...fieldValues(models, document)]
      known.set(document, fields)
      return fields
    },
  }
}

function findingsOf(
  document: PrismicDocument,
  rules: readonly Rule[],
  models: ModelIndex,
  context: LintContext,
): Finding[] {
  return rules.flatMap((rule) =>
    [...rule(document, context)].map((complaint) => findingOf(models, document, complaint)),
  )
}

function errorsFirst(findings: readonly Finding[]): Finding[] {
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ]
}

/** Schemas are compiled when they first check a document, which takes longer than to check it. */
const checks = new WeakMap<ModelIndex, DocumentCheck>()

function checkOf(models: ModelIndex): DocumentCheck {
  const check = checks.get(models) ?? createDocumentCheck(models, 'model')
  checks.set(models, check)
  return check
}

function modelRule(models: ModelIndex): Rule {
  const check = checkOf(models)
  const names = new Map(
    [...models.types].map(([id, type]) => [id, new Set(fieldsOfType(type).map(({ name }) => name))]),
  )
  return function* (document) {
    const known = names.get(document.type)
    if (!known) {
      yield {
        rule: 'model/unknown-type',
        path: [],
        what: `its type "${document.type}" has no model`,
        todo: 'Add the model, or delete the document.',
      }
      return
    }
    for (const { path, what } of check.faultsOf(document)) {
      yield {
        rule: 'model/mismatch',
        path,
        what,
        todo: 'Enter the value again in the editor; it is left out of the page until then.',
      }
    }
    for (const name of Object.keys(document.data)) {
      if (known.has(name)) continue
      yield {
        rule: 'model/unknown-field',
        severity: 'warning',
        path: [name],
        what: 'is no field of its type, so nobody sees it',
        todo: 'Publish the document again to drop it, or add the field to the model.',
      }
    }
  }
}

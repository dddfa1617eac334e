import type { FieldValue } from '../field-values.ts'
import type { Complaint } from '../finding.ts'
import type { LintContext, Rule } from '../lint.ts'
import { type DocumentRoute, documentPath } from './document-path.ts'

/** What links are checked against. */
export interface DeadLinkOptions {
  routes: readonly DocumentRoute[]
  /** Whether the site answers a path that is no document's, such as a listing. Default: it answers none. */
  isServed?: (path: string) => boolean
  /** Whether a picture or file of the repository exists. Default: not checked. */
  hasFile?: (url: string) => boolean
}

/**
 * Every link leads somewhere: to a document that exists and may stand there, to
 * a page the site has, or to a well-formed address elsewhere. Addresses
 * elsewhere are not visited.
 */
export function deadLinkRule(options: DeadLinkOptions): Rule {
  const paths = new WeakMap<LintContext, Set<string>>()
  return function* (document, context) {
    for (const value of context.fields(document)) {
      if (value.type === 'Link') yield* ofLink(value, context, document.lang)
      else if (value.type === 'StructuredText') yield* ofText(value, context, document.lang)
      else if (value.type === 'Image') yield* ofPicture(value)
    }
  }

  function* ofText(field: FieldValue, context: LintContext, lang: string): Generator<Complaint> {
    const blocks: unknown[] = Array.isArray(field.value) ? field.value : []
    for (const [index, block] of blocks.entries()) {
      const { type, spans } = Object(block) as { type?: unknown; spans?: unknown }
      if (type === 'image') yield* ofPicture({ ...field, path: [...field.path, index], value: block })
      for (const [at, span] of (Array.isArray(spans) ? (spans as unknown[]) : []).entries()) {
        const { type: kind, data } = Object(span) as { type?: unknown; data?: unknown }
        if (kind !== 'hyperlink') continue
        yield* ofLink(
          { path: [...field.path, index, 'spans', at], value: data, type: 'Link', config: {} },
          context,
          lang,
        )
      }
    }
  }

  function* ofLink(field: FieldValue, context: LintContext, lang: string): Generator<Complaint> {
    const link = Object(field.value) as Record<string, unknown>
    if (link['link_type'] === 'Document') yield* ofRelationship(field, link, context, lang)
    else if (typeof link['url'] === 'string' && link['url'] !== '') {
      const fault = faultOfUrl(link['url'], context)
      if (fault) yield { rule: 'links/dead', path: field.path, ...fault }
    }
  }

  function* ofRelationship(
    { path, config }: FieldValue,
    link: Record<string, unknown>,
    context: LintContext,
    lang: string,
  ): Generator<Complaint> {
    const { id, isBroken } = link
    if (typeof id !== 'string' || id === '') return
    const target = context.find(id)
    if (!target || isBroken === true) {
      yield {
        rule: 'links/dead',
        path,
        what: `leads to the document "${id}", which is not published`,
        todo: 'Publish that document, or choose another.',
      }
      return
    }
    const allowed = config.customtypes?.map((type) => (typeof type === 'string' ? type : type.id))
    if (allowed && allowed.length > 0 && !allowed.includes(target.type)) {
      yield {
        rule: 'links/wrong-type',
        path,
        what: `leads to a ${target.type}, where only ${allowed.join(', ')} fits`,
        todo: 'Choose a document of the right type.',
      }
    } else if (
      config.select !== 'document' &&
      documentPath({ ...target, lang }, options.routes) === undefined
    ) {
      yield {
        rule: 'links/no-page',
        path,
        what: `leads to the ${target.type} "${id}", and documents of that type have no page`,
        todo: 'Link to a page that shows it.',
      }
    }
  }

  function* ofPicture({ path, value }: FieldValue): Generator<Complaint> {
    const { url } = Object(value) as { url?: unknown }
    if (typeof url !== 'string' || url === '' || (options.hasFile?.(url) ?? true)) return
    yield {
      rule: 'images/file-missing',
      path,
      what: `the picture ${url} does not exist`,
      todo: 'Upload it again, or choose another.',
    }
  }

  function faultOfUrl(url: string, context: LintContext): { what: string; todo: string } | undefined {
    if (url.startsWith('/') && !url.startsWith('//')) {
      const path = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
      if (pathsIn(context).has(path) || options.isServed?.(path)) return undefined
      return {
        what: `leads to ${path}, and this site has no such page`,
        todo: 'Link to the document itself, so that the link follows it.',
      }
    }
    const parsed = URL.parse(url)
    if (parsed && /^(?:https?|mailto|tel):$/.test(parsed.protocol)) return undefined
    return {
      what: `leads to "${url}", which is no address a browser opens`,
      todo: 'Enter the whole address, beginning with https://.',
    }
  }

  function pathsIn(context: LintContext): Set<string> {
    const known = paths.get(context)
    if (known) return known
    const all = new Set(context.documents.flatMap((document) => documentPath(document, options.routes) ?? []))
    paths.set(context, all)
    return all
  }
}

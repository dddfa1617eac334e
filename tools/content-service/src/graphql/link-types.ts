import { GraphQLInterfaceType, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { GraphQLFieldConfigMap } from 'graphql'
import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { linkedDocument, renderLink } from '../render/render-link.ts'
import type { RenderContext } from '../render/context.ts'
import { translationsOf } from '../snapshot/translations.ts'
import { typeName } from './names.ts'
import { dateTimeScalar, longScalar } from './scalars.ts'

/** What a link leads to: a document, or a link to somewhere else as it is sent. */
type LinkSource = StoredDocument | (JsonObject & { link_type: 'Web' | 'Media' })

/** What every field is found with. */
export type GraphContext = RenderContext

const linkType = { type: GraphQLString }
const text = { type: GraphQLString }
const needed = { type: new GraphQLNonNull(GraphQLString) }

/** Anything a link can lead to. */
export const linkable = new GraphQLInterfaceType({
  name: '_Linkable',
  description: 'A prismic link',
  fields: { _linkType: linkType },
  resolveType: (source: LinkSource) => {
    if (isDocument(source)) return typeName(source.type)
    if (source.link_type === 'Web') return '_ExternalLink'
    return source['kind'] === 'image' ? '_ImageLink' : '_FileLink'
  },
})

const relatedDocument = new GraphQLObjectType<StoredDocument, GraphContext>({
  name: 'RelatedDocument',
  fields: { id: needed, uid: text, type: needed, lang: needed },
})

/** What is known of a document beside its fields. */
const meta = new GraphQLObjectType<StoredDocument, GraphContext>({
  name: 'Meta',
  fields: {
    id: needed,
    uid: text,
    type: needed,
    tags: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      resolve: ({ tags }) => [...tags],
    },
    lang: needed,
    alternateLanguages: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(relatedDocument))),
      resolve: (document, _arguments, { snapshot }) => translationsOf(document, snapshot),
    },
    firstPublicationDate: { type: dateTimeScalar, resolve: (document) => document.first_publication_date },
    lastPublicationDate: { type: dateTimeScalar, resolve: (document) => document.last_publication_date },
  },
})

/** Every document, whatever its type. */
export const documentInterface = new GraphQLInterfaceType({
  name: '_Document',
  description: 'A prismic document',
  fields: { _meta: { type: new GraphQLNonNull(meta) } },
  resolveType: (source: StoredDocument) => typeName(source.type),
})

/** The fields every type of document has. */
export const documentFields: GraphQLFieldConfigMap<StoredDocument, GraphContext> = {
  _meta: { type: new GraphQLNonNull(meta), resolve: (document) => document },
  _linkType: { ...linkType, resolve: () => 'Link.document' },
}

/** The types of links that do not lead to documents. */
export const otherLinkTypes = [
  new GraphQLObjectType<JsonObject, GraphContext>({
    name: '_ExternalLink',
    interfaces: [linkable],
    fields: { url: needed, target: text, _linkType: { ...linkType, resolve: () => 'Link.web' } },
  }),
  new GraphQLObjectType<JsonObject, GraphContext>({
    name: '_FileLink',
    interfaces: [linkable],
    fields: { ...fileFields(), _linkType: { ...linkType, resolve: () => 'Link.file' } },
  }),
  new GraphQLObjectType<JsonObject, GraphContext>({
    name: '_ImageLink',
    interfaces: [linkable],
    fields: {
      ...fileFields(),
      height: { type: new GraphQLNonNull(longScalar), resolve: (link) => Number(link['height'] ?? 0) },
      width: { type: new GraphQLNonNull(longScalar), resolve: (link) => Number(link['width'] ?? 0) },
      _linkType: { ...linkType, resolve: () => 'Link.image' },
    },
  }),
]

/** What a stored link leads to; `null` for an empty or a broken one. */
export function linkSource(value: Json | undefined, context: GraphContext): LinkSource | null {
  if (!isJsonObject(value)) return null
  if (value['link_type'] === 'Document') return linkedDocument(value, context) ?? null
  const link = renderLink(value, [], context)
  return 'url' in link ? (link as LinkSource) : null
}

function fileFields(): GraphQLFieldConfigMap<JsonObject, GraphContext> {
  return {
    name: needed,
    url: needed,
    size: { type: new GraphQLNonNull(longScalar), resolve: (link) => Number(link['size'] ?? 0) },
  }
}

function isDocument(source: LinkSource): source is StoredDocument {
  return 'alternate_languages' in source
}

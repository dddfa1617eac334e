/**
 * What the types promise. Checked by the compiler, never run.
 *
 * @module
 */
import type {
  ContentRelationshipField,
  KeyTextField,
  PrismicDocument,
  PrismicDocumentWithUID,
} from '@prismicio/client'
import { expectTypeOf } from 'vitest'
import { type ContentStore, createContentClient } from '../index.ts'

type PersonData = { name: KeyTextField }
type Author = ContentRelationshipField<'person', string, Pick<PersonData, 'name'>>
type Article = PrismicDocumentWithUID<{ title: KeyTextField; author: Author }, 'article'>
type Person = PrismicDocumentWithUID<PersonData, 'person'>

const content = createContentClient<Article | Person>({ repositoryName: 'test' })

expectTypeOf(content.getByUid('article', 'x')).resolves.toEqualTypeOf<Article>()
expectTypeOf(content.findByUid('person', 'x')).resolves.toEqualTypeOf<Person | undefined>()
expectTypeOf(content.getById('x')).resolves.toEqualTypeOf<Article | Person>()
expectTypeOf(content.getAll('article')).resolves.toEqualTypeOf<Article[]>()
expectTypeOf(content.getAll()).resolves.toEqualTypeOf<(Article | Person)[]>()
expectTypeOf(content.at({ release: 'x' })).toEqualTypeOf(content)
expectTypeOf<ContentStore<Article | Person>['client']>().toEqualTypeOf(content)

// @ts-expect-error There is no such type of document.
void content.getByUid('aricle', 'x')

const { author } = (await content.getByUid('article', 'x')).data
if ('data' in author && author.data) expectTypeOf(author.data.name).toEqualTypeOf<KeyTextField>()

const untyped = createContentClient({ repositoryName: 'test' })
expectTypeOf(untyped.getByUid('anything', 'x')).resolves.toEqualTypeOf<PrismicDocument>()

import type { ContentModels } from '../validation/models.ts'

const field = (type: string, label: string, config: object = {}): object => ({
  type,
  config: { label, ...config },
})

/** Models with a field of most kinds. */
export const articleModels: ContentModels = {
  customTypes: [
    {
      id: 'article',
      label: 'Article',
      json: {
        Main: {
          uid: field('UID', 'UID'),
          title: field('Text', 'Title'),
          kind: field('Select', 'Kind', { options: ['guide', 'news'] }),
          score: field('Number', 'Score', { min: 0, max: 10 }),
          on: field('Date', 'On'),
          body: field('StructuredText', 'Text'),
          cover: field('Image', 'Cover'),
          link: field('Link', 'Link', { select: null }),
        },
        People: {
          authors: field('Group', 'Authors', {
            fields: {
              person: field('Link', 'Person', {
                select: 'document',
                customtypes: [{ id: 'person', fields: ['name'] }],
              }),
              since: field('Date', 'Since'),
            },
          }),
        },
        Body: { slices: { type: 'Slices', config: { choices: { figure: { type: 'SharedSlice' } } } } },
      },
    },
    { id: 'page', label: 'Page', json: { Main: { uid: field('UID', 'UID') } } },
    {
      id: 'person',
      label: 'Person',
      json: { Main: { uid: field('UID', 'UID'), name: field('Text', 'Name') } },
    },
  ],
  slices: [
    {
      id: 'figure',
      name: 'Figure',
      variations: [
        {
          id: 'default',
          primary: { image: field('Image', 'Picture'), caption: field('StructuredText', 'Caption') },
        },
      ],
    },
    {
      id: 'quote',
      name: 'Quote',
      variations: [{ id: 'default', primary: { quote: field('Text', 'Quote') } }],
    },
  ],
}

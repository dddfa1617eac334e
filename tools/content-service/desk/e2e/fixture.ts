import type { JsonObject } from '../../src/json/json.ts'

const shared = { type: 'SharedSlice' }

/** Models with every kind of field, in the files they are read from. */
export const fixtureModels: Record<string, JsonObject> = {
  'models/types/review/index.json': {
    id: 'review',
    label: 'Review',
    format: 'page',
    repeatable: true,
    status: true,
    json: {
      Verdict: {
        uid: { type: 'UID', config: { label: 'UID' } },
        name: { type: 'Text', config: { label: 'Casino' } },
        headline: { type: 'Text', config: { label: 'Headline' } },
        summary: {
          type: 'StructuredText',
          config: {
            label: 'Summary',
            multi: 'paragraph,heading2,strong,em,hyperlink,list-item,o-list-item,image,embed',
            labels: ['aside'],
          },
        },
        status: {
          type: 'Select',
          config: { label: 'Status', options: ['active', 'closed'], default_value: 'active' },
        },
        score: { type: 'Number', config: { label: 'Score', min: 0, max: 10, step: 0.1 } },
        cover: {
          type: 'Image',
          config: {
            label: 'Cover',
            constraint: { width: 800, height: 500 },
            thumbnails: [{ name: 'square', width: 200, height: 200 }],
          },
        },
        pros: {
          type: 'Group',
          config: { label: 'Pros', fields: { text: { type: 'Text', config: { label: 'Pro' } } } },
        },
        author: {
          type: 'Link',
          config: { label: 'Author', select: 'document', customtypes: [{ id: 'person', fields: ['name'] }] },
        },
      },
      Facts: {
        title: { type: 'StructuredText', config: { label: 'Title', single: 'heading1' } },
        weight: { type: 'Range', config: { label: 'Weight', min: 0, max: 10 } },
        featured: { type: 'Boolean', config: { label: 'Featured', default_value: false } },
        colour: { type: 'Color', config: { label: 'Colour' } },
        checked_on: { type: 'Date', config: { label: 'Checked on' } },
        opens_at: { type: 'Timestamp', config: { label: 'Opens at' } },
        place: { type: 'GeoPoint', config: { label: 'Place' } },
        video: { type: 'Embed', config: { label: 'Film' } },
        rates: { type: 'Table', config: { label: 'Rates' } },
        website: {
          type: 'Link',
          config: { label: 'Website', select: null, allowText: true, allowTargetBlank: true },
        },
        links: { type: 'Link', config: { label: 'More links', repeat: true, allowText: true } },
        terms: { type: 'Link', config: { label: 'Terms', select: 'media' } },
        columns: {
          type: 'Group',
          config: {
            label: 'Columns',
            fields: {
              head: { type: 'Text', config: { label: 'Head' } },
              lines: {
                type: 'Group',
                config: { label: 'Lines', fields: { line: { type: 'Text', config: { label: 'Line' } } } },
              },
            },
          },
        },
      },
      Body: {
        slices: {
          type: 'Slices',
          config: {
            label: 'Slices',
            choices: {
              rich_text: shared,
              quote: shared,
              figure: shared,
              old_list: {
                type: 'Slice',
                'non-repeat': { heading: { type: 'Text', config: { label: 'Heading' } } },
                repeat: { entry: { type: 'Text', config: { label: 'Entry' } } },
              },
            },
          },
        },
      },
    },
  },
  'models/types/person/index.json': {
    id: 'person',
    label: 'Person',
    format: 'custom',
    repeatable: true,
    status: true,
    json: {
      Main: {
        uid: { type: 'UID' },
        name: { type: 'Text', config: { label: 'Name' } },
        badge: { type: 'IntegrationFields', config: { label: 'Badge', catalog: 'badges' } },
      },
    },
  },
  'models/types/settings/index.json': {
    id: 'settings',
    label: 'Settings',
    format: 'custom',
    repeatable: false,
    status: true,
    json: {
      Main: {
        name: { type: 'Text', config: { label: 'Site name' } },
        footer: { type: 'Text', config: { label: 'Footer' } },
      },
    },
  },
  'models/slices/RichText/model.json': {
    id: 'rich_text',
    type: 'SharedSlice',
    name: 'RichText',
    description: 'Running text.',
    variations: [
      {
        id: 'default',
        name: 'Text',
        version: 'initial',
        primary: {
          content: {
            type: 'StructuredText',
            config: { label: 'Text', multi: 'paragraph,heading2,strong,em,hyperlink' },
          },
        },
      },
    ],
  },
  'models/slices/Quote/model.json': {
    id: 'quote',
    type: 'SharedSlice',
    name: 'Quote',
    description: 'Somebody’s words.',
    variations: [
      {
        id: 'default',
        name: 'Quote',
        version: 'initial',
        primary: {
          quote: { type: 'Text', config: { label: 'Quote' } },
          source: { type: 'Text', config: { label: 'Source' } },
        },
      },
      {
        id: 'bare',
        name: 'Without a source',
        version: 'initial',
        primary: { quote: { type: 'Text', config: { label: 'Quote' } } },
      },
    ],
  },
  'models/slices/Figure/model.json': {
    id: 'figure',
    type: 'SharedSlice',
    name: 'Figure',
    description: 'A picture.',
    variations: [
      {
        id: 'default',
        name: 'Figure',
        version: 'initial',
        primary: { image: { type: 'Image', config: { label: 'Picture' } } },
      },
    ],
  },
}

/** Documents that are published when a test begins. */
export const fixtureDocuments: (JsonObject & { id: string; type: string; uid?: string })[] = [
  {
    id: 'review_copper',
    type: 'review',
    uid: 'copper',
    data: {
      name: 'Copper Lantern',
      headline: 'The dullest casino we know.',
      summary: [
        {
          type: 'paragraph',
          text: 'Four pages of terms.',
          spans: [{ start: 0, end: 10, type: 'strong' }],
        },
      ],
      score: 9.2,
      cover: { url: '/images/lantern.svg', alt: 'A lantern', copyright: null },
      author: { link_type: 'Document', id: 'person_wren' },
      slices: [
        { slice_type: 'quote', variation: 'default', primary: { quote: 'She stands.', source: 'Wren' } },
        {
          slice_type: 'rich_text',
          variation: 'default',
          primary: { content: [{ type: 'paragraph', text: 'We opened the account.', spans: [] }] },
        },
        {
          slice_type: 'figure',
          variation: 'default',
          primary: { image: { url: '/images/harbour.svg', alt: null, copyright: null } },
        },
      ],
    },
  },
  { id: 'review_tide', type: 'review', uid: 'tide', data: { name: 'Tide Clock', headline: 'Slow.' } },
  { id: 'person_wren', type: 'person', uid: 'wren', data: { name: 'Tobias Wren' } },
  { id: 'settings', type: 'settings', data: { name: 'House Edge', footer: 'Eighteen and over.' } },
]

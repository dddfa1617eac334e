import type { CustomType, SharedSlice } from '../models/model.ts'

/** A type with every kind of field. */
export const pageType: CustomType = {
  id: 'page',
  label: 'Page',
  format: 'page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' },
      title: { type: 'StructuredText', config: { single: 'heading1' } },
      lead: { type: 'Text' },
      kind: { type: 'Select', config: { options: ['guide', 'news'] } },
      score: { type: 'Number' },
      weight: { type: 'Range' },
      featured: { type: 'Boolean', config: { default_value: false } },
      shown: { type: 'Boolean', config: { default_value: true } },
      colour: { type: 'Color' },
      published_on: { type: 'Date' },
      starts_at: { type: 'Timestamp' },
      place: { type: 'GeoPoint' },
      video: { type: 'Embed' },
      picture: {
        type: 'Image',
        config: {
          constraint: { width: 400, height: 200 },
          thumbnails: [{ name: 'square', width: 100, height: 100 }],
        },
      },
      plain_picture: { type: 'Image' },
      body: {
        type: 'StructuredText',
        config: { multi: 'paragraph,heading2,strong,em,hyperlink,image,embed' },
      },
      table: { type: 'Table' },
      link: { type: 'Link', config: { allowText: true, allowTargetBlank: true } },
      links: { type: 'Link', config: { repeat: true, allowText: true } },
      download: { type: 'Link', config: { select: 'media' } },
      author: {
        type: 'Link',
        config: { select: 'document', customtypes: [{ id: 'person', fields: ['name', 'photo'] }] },
      },
      parent: { type: 'Link', config: { select: 'document', customtypes: ['page'] } },
      product: { type: 'IntegrationFields', config: { catalog: 'shop' } },
      points: {
        type: 'Group',
        config: {
          fields: {
            label: { type: 'Text' },
            person: {
              type: 'Link',
              config: { select: 'document', customtypes: [{ id: 'person', fields: ['name'] }] },
            },
            nested: { type: 'Group', config: { fields: { note: { type: 'Text' } } } },
          },
        },
      },
    },
    Body: {
      slices: {
        type: 'Slices',
        config: {
          choices: {
            hero: { type: 'SharedSlice' },
            old_quote: {
              type: 'Slice',
              'non-repeat': { quote: { type: 'Text' } },
              repeat: { source: { type: 'Text' } },
            },
          },
        },
      },
    },
  },
}

/** A type that pages link to, which itself links on. */
export const personType: CustomType = {
  id: 'person',
  label: 'Person',
  format: 'custom',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' },
      name: { type: 'Text' },
      bio: { type: 'StructuredText', config: { multi: 'paragraph' } },
      photo: { type: 'Image', config: { constraint: { width: 50, height: 50 } } },
      awards: { type: 'Group', config: { fields: { title: { type: 'Text' }, year: { type: 'Number' } } } },
      friend: {
        type: 'Link',
        config: {
          select: 'document',
          customtypes: [
            {
              id: 'person',
              fields: [
                'name',
                { id: 'awards', fields: ['title'] },
                { id: 'friend', customtypes: [{ id: 'person', fields: ['name'] }] },
              ],
            },
          ],
        },
      },
    },
  },
}

/** A type of which there is one document, without a UID. */
export const settingsType: CustomType = {
  id: 'settings',
  label: 'Settings',
  format: 'custom',
  repeatable: false,
  status: true,
  json: { Main: { site_name: { type: 'Text' } } },
}

/** A slice with two variations. */
export const heroSlice: SharedSlice = {
  id: 'hero',
  type: 'SharedSlice',
  name: 'Hero',
  variations: [
    {
      id: 'default',
      version: 'initial',
      primary: { title: { type: 'Text' }, action: { type: 'Link', config: { allowText: true } } },
      items: { label: { type: 'Text' } },
    },
    { id: 'centred', version: 'v2', primary: { title: { type: 'Text' } } },
  ],
}

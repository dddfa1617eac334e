import type * as prismic from '@prismicio/client'

interface PageData {
  title: prismic.KeyTextField
  body: prismic.RichTextField
}

interface SettingsData {
  site_title: prismic.KeyTextField
}

declare module '@prismicio/client' {
  namespace Content {
    type PageDocument = prismic.PrismicDocumentWithUID<PageData, 'page'>
    type SettingsDocument = prismic.PrismicDocumentWithoutUID<SettingsData, 'settings'>
    type AllDocumentTypes = PageDocument | SettingsDocument
  }
}

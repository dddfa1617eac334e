/** People, topics, offers and the like: what names them, what their pages show, and names that readers may not take. @module */
export { type KnownName, knownNames } from './names/known-names.ts'
export { findNamesake } from './names/namesakes.ts'
export { decisiveFields, seeAlsoLinks } from './subjects/see-also.ts'
export { namings, shownMaker, shownOffers } from './subjects/related.ts'
export { shownArticles, type ShownDocuments, shownReviews } from './subjects/shown-documents.ts'
export { subjectsOnPage } from './subjects/subjects-on-page.ts'

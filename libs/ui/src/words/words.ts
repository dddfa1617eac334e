import { createWords, type Messages } from '../language/words.ts'
import * as arabic from './arabic.ts'
import * as english from './english.ts'
import * as german from './german.ts'

/**
 * Joins one message or group of all catalogues. Each is joined by itself, so that a component brings into a bundle what it
 * says and no more.
 */
function inEach<Said extends string | Messages>(
  original: Said,
  inGerman: NoInfer<Said>,
  inArabic: NoInfer<Said>,
): () => Said {
  const words = createWords<{ said: Said }>(
    { said: original },
    { de: { said: inGerman }, ar: { said: inArabic } },
  )
  return () => words().said
}

export const skip: () => string = /* @__PURE__ */ inEach<string>(english.skip, german.skip, arabic.skip)
export const mainNavigation: () => string = /* @__PURE__ */ inEach<string>(
  english.mainNavigation,
  german.mainNavigation,
  arabic.mainNavigation,
)
export const allPages: () => string = /* @__PURE__ */ inEach<string>(
  english.allPages,
  german.allPages,
  arabic.allPages,
)
export const footerNavigation: () => string = /* @__PURE__ */ inEach<string>(
  english.footerNavigation,
  german.footerNavigation,
  arabic.footerNavigation,
)
export const trail: () => string = /* @__PURE__ */ inEach<string>(english.trail, german.trail, arabic.trail)
export const menu: () => string = /* @__PURE__ */ inEach<string>(english.menu, german.menu, arabic.menu)
export const readMore: () => string = /* @__PURE__ */ inEach<string>(
  english.readMore,
  german.readMore,
  arabic.readMore,
)
export const close: () => string = /* @__PURE__ */ inEach<string>(english.close, german.close, arabic.close)
export const search: () => string = /* @__PURE__ */ inEach<string>(
  english.search,
  german.search,
  arabic.search,
)
export const searchSite: () => string = /* @__PURE__ */ inEach<string>(
  english.searchSite,
  german.searchSite,
  arabic.searchSite,
)
export const findHelp: () => string = /* @__PURE__ */ inEach<string>(
  english.findHelp,
  german.findHelp,
  arabic.findHelp,
)
export const onThisPage: () => string = /* @__PURE__ */ inEach<string>(
  english.onThisPage,
  german.onThisPage,
  arabic.onThisPage,
)
export const source: () => string = /* @__PURE__ */ inEach<string>(
  english.source,
  german.source,
  arabic.source,
)
export const howWeArePaid: () => string = /* @__PURE__ */ inEach<string>(
  english.howWeArePaid,
  german.howWeArePaid,
  arabic.howWeArePaid,
)
export const term: () => typeof english.term = /* @__PURE__ */ inEach<typeof english.term>(
  english.term,
  german.term,
  arabic.term,
)
export const age: () => string = /* @__PURE__ */ inEach<string>(english.age, german.age, arabic.age)
export const callout: () => typeof english.callout = /* @__PURE__ */ inEach<typeof english.callout>(
  english.callout,
  german.callout,
  arabic.callout,
)
export const status: () => typeof english.status = /* @__PURE__ */ inEach<typeof english.status>(
  english.status,
  german.status,
  arabic.status,
)
export const figures: () => string = /* @__PURE__ */ inEach<string>(
  english.figures,
  german.figures,
  arabic.figures,
)
export const outOfTen: () => string = /* @__PURE__ */ inEach<string>(
  english.outOfTen,
  german.outOfTen,
  arabic.outOfTen,
)
export const bestFor: () => string = /* @__PURE__ */ inEach<string>(
  english.bestFor,
  german.bestFor,
  arabic.bestFor,
)
export const reviewed: () => string = /* @__PURE__ */ inEach<string>(
  english.reviewed,
  german.reviewed,
  arabic.reviewed,
)
export const author: () => typeof english.author = /* @__PURE__ */ inEach<typeof english.author>(
  english.author,
  german.author,
  arabic.author,
)
export const credits: () => typeof english.credits = /* @__PURE__ */ inEach<typeof english.credits>(
  english.credits,
  german.credits,
  arabic.credits,
)
export const prosAndCons: () => typeof english.prosAndCons = /* @__PURE__ */ inEach<
  typeof english.prosAndCons
>(english.prosAndCons, german.prosAndCons, arabic.prosAndCons)
export const comparison: () => typeof english.comparison = /* @__PURE__ */ inEach<typeof english.comparison>(
  english.comparison,
  german.comparison,
  arabic.comparison,
)
export const filters: () => typeof english.filters = /* @__PURE__ */ inEach<typeof english.filters>(
  english.filters,
  german.filters,
  arabic.filters,
)
export const pages: () => typeof english.pages = /* @__PURE__ */ inEach<typeof english.pages>(
  english.pages,
  german.pages,
  arabic.pages,
)
export const preview: () => typeof english.preview = /* @__PURE__ */ inEach<typeof english.preview>(
  english.preview,
  german.preview,
  arabic.preview,
)
export const absence: () => typeof english.absence = /* @__PURE__ */ inEach<typeof english.absence>(
  english.absence,
  german.absence,
  arabic.absence,
)

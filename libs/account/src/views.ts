/** How the pages of an account look: they need neither Next nor a backend, and render wherever React runs. @module */
export type { AccountEntry } from './pages/overview.tsx'
export type { AccountShown } from './reads/page-visit.ts'
export type { ShownSettings } from './settings/account-settings.ts'
export {
  AccountPage,
  type AccountFrame,
  type AccountPageProps,
  type PageShell,
  SignedInPage,
} from './view/account-page.tsx'
export { FlashNotice, type FlashNoticeProps, titleAfter } from './view/flash-notice.tsx'
export {
  type AccountView,
  type AccountViewOptions,
  createAccountViews,
} from './pages/create-account-views.tsx'

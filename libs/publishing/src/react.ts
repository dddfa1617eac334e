/** What an editor's page shows besides: the toolbar of a preview. @module */
export { PreviewToolbar } from './preview/preview-toolbar.island.tsx'

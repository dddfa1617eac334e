declare module 'virtual:catalogue' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- with an import, this file would be a module, which may not declare another
  export const catalogue: readonly import('./catalogue.ts').CatalogueEntry[]
}

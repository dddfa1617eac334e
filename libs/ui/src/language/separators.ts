/** What stands between words, in any language. A search that splits texts by it names words that a `ResultList` can mark. */
export const separators: RegExp = /[\n\r\p{Z}\p{P}]+/u

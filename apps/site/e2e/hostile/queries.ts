/** Hostile queries, which change nothing (docs/requirements.md#hb). Case, query. */
export const queries: readonly [row: number, query: string][] = [
  [26, 'page=-1'],
  [26, 'page=0'],
  [26, 'page=1e309'],
  [26, 'page=NaN'],
  [26, 'page=9999999'],
  [26, 'page=1;2'],
  [26, 'page=[]'],
  [26, 'page={}'],
  [27, 'lang=../../x'],
  [27, 'lang=*'],
  [28, 'page=1&page=2'],
  [28, 'page[]=1'],
  [28, 'page[__proto__]=1'],
  [28, 'page%5B__proto__%5D=1'],
  [29, manyParameters(500)],
  [30, 'ref=other'],
  [30, 'access_token=x'],
  [30, 'integrationFieldsRef=x'],
  [31, '_rsc=x'],
  [31, '__nextDefaultLocale=x'],
  [31, 'nxtPuid=terms'],
  [31, 'nxtIuid=terms'],
  [32, '__flight__=1'],
  [32, '_nextx=1'],
  [33, 'utm_source=%22%3E%3Cimg%20onerror=alert(1)%3E'],
  [34, 'q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  [34, '%3C/script%3E%3Cscript%3Ealert(1)'],
  [26, '%'],
  [26, '%ff'],
]

/** So many parameters, each of another name. */
export function manyParameters(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')
}

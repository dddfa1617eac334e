/** What the server in front loads when it has answered the first page. */
export const loaded = {
  questions: () => import('./questions.ts'),
  telemetry: () => import('@house-edge/publishing/telemetry'),
}

/** The decisions of moderators. @module */
export {
  answerComplaint,
  askForCorrection,
  decideExperience,
  longestAnswer,
  readModeration,
  undoDecision,
} from './moderation/moderate.ts'
export { whyNotShown } from './moderation/reasons.ts'
export { DecideForms } from './moderation/decide-forms.tsx'

/** What readers experienced: told, kept, shown, replied to. @module */
export {
  averageFacts,
  averageWords,
  correctableWords,
  criterionWords,
  markWords,
} from './criteria/criteria-words.ts'
export { readCursor, writeCursor } from './experiences/cursor.ts'
export { ExperiencePanel } from './experiences/experience-panel.tsx'
export { readerName } from './experiences/reader-name.ts'
export { type ExperienceTotal, findTotal, listExperiences, listOwn } from './experiences/experience-store.ts'
export { experienceTexts, refusalTexts } from './experiences/experience-texts.ts'
export {
  exportExperiencePictures,
  storeExperience,
  withdrawExperience,
} from './experiences/store-experience.ts'
export { payoutFields } from './experiences/payout-time.ts'
export { plainText } from './experiences/plain-text.ts'
export { listOperated, longestReply, replyRefusals, replyTo } from './experiences/replies.ts'

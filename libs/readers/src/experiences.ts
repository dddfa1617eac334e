/** What readers experienced: told, kept, shown, replied to. @module */
export { readCursor, writeCursor } from './experiences/cursor.ts'
export { ExperiencePanel } from './experiences/experience-panel.tsx'
export { type ExperienceTotal, findTotal, listExperiences, listOwn } from './experiences/experience-store.ts'
export { experienceTexts } from './experiences/experience-texts.ts'
export {
  exportExperiencePictures,
  storeExperience,
  withdrawExperience,
} from './experiences/store-experience.ts'
export { payoutFields } from './experiences/payout-time.ts'
export { plainText } from './experiences/plain-text.ts'
export { refusalTexts } from './experiences/read-experience.ts'
export { listOperated, longestReply, replyRefusals, replyTo } from './experiences/replies.ts'

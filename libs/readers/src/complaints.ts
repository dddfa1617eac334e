/** Complaints: kinds, numbers, words. @module */
export { lastDayToAnswer } from './complaints/last-day-to-answer.ts'
export { complaintNumber, isComplaintNumber } from './complaints/complaint-number.ts'
export {
  complaintRefusals,
  complaintTexts,
  type Kind,
  kinds,
  kindWords,
  longestComplaint,
  noCasino,
  otherCasino,
  shortestComplaint,
} from './complaints/kinds.ts'

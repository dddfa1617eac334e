/** Complaints: kinds, numbers, words. @module */
export { complaintNumber, isComplaintNumber } from './complaints/complaint-number.ts'
export {
  complaintRefusals,
  complaintTexts,
  type Kind,
  kinds,
  longestComplaint,
  shortestComplaint,
} from './complaints/kinds.ts'

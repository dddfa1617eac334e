/** Whether an experience was helpful to others. @module */
export { VoteForm, voteFragment } from './voting/vote-form.tsx'
export { listVotes, voteOn } from './voting/votes.ts'

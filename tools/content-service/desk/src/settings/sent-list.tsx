import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../elements/button.tsx'
import { attempt } from '../elements/notices.tsx'
import { whenOf } from '../elements/when.ts'

/** What webhooks were told, what came back, and the means to send it again. */
export function SentList() {
  const { value, reload } = useLoad('sent', deskApi.sent)
  const again = (id: string): Promise<boolean> => attempt(() => deskApi.sendAgain(id).then(reload))
  return (
    <section>
      <h2>What was sent</h2>
      {value?.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ul className="settings-list">
        {value?.map(({ id, url, about, attempts }) => (
          <li key={id} className="row">
            <span className="fill">
              {about} to <code>{url}</code>
              {attempts.length === 0 && <span className="quiet small"> · on its way</span>}
              {attempts.map(({ atMs, tookMs, isTaken, outcome }) => (
                <span key={atMs} className="quiet small">
                  {' · '}
                  {whenOf(atMs)}: {isTaken ? 'taken' : 'not taken'}, {outcome}, {tookMs} ms
                </span>
              ))}
            </span>
            <Button aria-label={`Send again: ${about} to ${url}`} onClick={() => void again(id)}>
              Send again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

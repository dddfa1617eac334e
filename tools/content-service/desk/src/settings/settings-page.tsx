import { useEffect } from 'react'
import type { SettingsInfo, SettingsPatch } from '../../../src/desk/contract.ts'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { ownName } from '../editor/others.tsx'
import { Waiting } from '../elements/mark.tsx'
import { notify } from '../elements/notices.tsx'
import { useDesk } from '../shell/desk-context.tsx'
import { SentList } from './sent-list.tsx'
import { TokenList } from './token-list.tsx'
import { WebhookList } from './webhook-list.tsx'
import './settings.css'

const levels: Record<SettingsInfo['access'], string> = {
  open: 'Everybody, releases included',
  public: 'Everybody, what is published; releases with a token',
  private: 'Nobody without a token',
}

/** Settings: read access, webhooks, lifetime of previews. */
export default function SettingsPage() {
  const { repository, models } = useDesk()
  const { value: settings, failure, set } = useLoad('settings', deskApi.settings)
  useEffect(() => {
    document.title = 'Settings – Desk'
  }, [])
  const change = async (patch: SettingsPatch): Promise<boolean> => {
    try {
      set(await deskApi.changeSettings(patch))
      notify('Settings saved')
      return true
    } catch (error) {
      notify(messageOf(error), { isBad: true })
      return false
    }
  }

  return (
    <div className="page settings">
      <h1>Settings</h1>
      <section>
        <h2>This repository</h2>
        <dl className="facts">
          <dt>Name</dt>
          <dd>{repository.name}</dd>
          <dt>Site</dt>
          <dd>
            {repository.siteOrigin === null ? (
              'not known: start the service with SITE_ORIGIN'
            ) : (
              <a href={repository.siteOrigin} target="_blank" rel="noreferrer">
                {repository.siteOrigin}
              </a>
            )}
          </dd>
          <dt>Content API</dt>
          <dd>
            <code>{repository.origin}/api/v2</code>
          </dd>
          <dt>Languages</dt>
          <dd>{repository.languages.map(({ name, id }) => `${name} (${id})`).join(', ')}</dd>
          <dt>Models</dt>
          <dd>
            {models.types.length} types, {models.slices.length} slices
          </dd>
        </dl>
      </section>
      <section>
        <h2>You</h2>
        <label className="settings-form">
          <span className="field-label">What others see you as while you write</span>
          <input
            className="input"
            defaultValue={ownName.get()}
            onBlur={(event) => ownName.set(event.target.value)}
          />
        </label>
      </section>
      {failure && <p role="alert">{failure}</p>}
      {!settings && !failure && <Waiting lines={6} />}
      {settings && (
        <>
          <section>
            <h2>Reading and previewing</h2>
            <div className="settings-form">
              <label>
                <span className="field-label">Who may read the content</span>
                <select
                  className="input"
                  value={settings.access}
                  onChange={(event) => void change({ access: event.target.value as SettingsInfo['access'] })}
                >
                  {Object.entries(levels).map(([level, words]) => (
                    <option key={level} value={level}>
                      {words}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className="field-label">Hours until a preview link ends</span>
                <input
                  className="input settings-number"
                  inputMode="numeric"
                  defaultValue={settings.previewLifetimeHours}
                  onBlur={(event) => {
                    const hours = Number(event.target.value)
                    if (hours !== settings.previewLifetimeHours) void change({ previewLifetimeHours: hours })
                  }}
                />
              </label>
            </div>
          </section>
          <WebhookList settings={settings} onChange={change} />
          <SentList />
          <TokenList settings={settings} onChange={change} />
        </>
      )}
    </div>
  )
}

import type { SettingsInfo, SettingsPatch } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { ownName } from '../editor/others.tsx'
import { Labelled, Select } from '../elements/controls.tsx'
import { Waiting } from '../elements/mark.tsx'
import { attempt, notify } from '../elements/notices.tsx'
import { useDesk } from '../context/desk-context.tsx'
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
  const change = (patch: SettingsPatch): Promise<boolean> =>
    attempt(async () => {
      set(await deskApi.changeSettings(patch))
      notify('Settings saved')
    })

  return (
    <div className="page settings">
      <title>Settings – Desk</title>
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
              <Labelled className="" nameClass="field-label" name="Who may read the content">
                <Select
                  options={Object.entries(levels)}
                  value={settings.access}
                  onValue={(access) => void change({ access: access as SettingsInfo['access'] })}
                />
              </Labelled>
              <Labelled className="" nameClass="field-label" name="Hours until a preview link ends">
                <input
                  className="input settings-number"
                  inputMode="numeric"
                  defaultValue={settings.previewLifetimeHours}
                  onBlur={(event) => {
                    const hours = Number(event.target.value)
                    if (hours !== settings.previewLifetimeHours) void change({ previewLifetimeHours: hours })
                  }}
                />
              </Labelled>
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
